/** States, provinces and counties as addresses print them behind the town, as alternatives of patterns. */

/** The codes of the states of the USA. */
export const usStates =
  'AL|AK|AZ|AR|CA|CO|CT|DE|DC|FL|GA|HI|ID|IL|IN|IA|KS|KY|LA|ME|MD|MA|MI|MN|MS|MO|MT|NE|NV|NH|NJ|NM|NY|NC|ND|OH|OK|OR|PA|PR|RI|SC|SD|TN|TX|UT|VT|VA|WA|WV|WI|WY';

export const usStateNames =
  'Alabama|Alaska|Arizona|Arkansas|California|Calif\\.|Colorado|Connecticut|Conn\\.|Delaware|D\\.\\s?C\\.|Florida|Fla\\.|Georgia|Hawaii|Idaho|Illinois|Indiana|Iowa|Kansas|Kentucky|Louisiana|Maine|Maryland|Massachusetts|Mass\\.|Michigan|Mich\\.|Minnesota|Minn\\.|Mississippi|Missouri|Montana|Nebraska|Nevada|New Hampshire|N\\.\\s?H\\.|New Jersey|N\\.\\s?J\\.|New Mexico|N\\.\\s?M\\.|New York|N\\.\\s?Y\\.|North Carolina|N\\.\\s?C\\.|North Dakota|N\\.\\s?D\\.|Ohio|Oklahoma|Okla\\.|Oregon|Pennsylvania|Penn\\.|Puerto Rico|Rhode Island|R\\.\\s?I\\.|South Carolina|S\\.\\s?C\\.|South Dakota|S\\.\\s?D\\.|Tennessee|Tenn\\.|Texas|Tex\\.|Utah|Vermont|Virginia|Washington|West Virginia|W\\.\\s?Va\\.|Wisconsin|Wis\\.|Wyoming';

export const canadianProvinces =
  'AB|BC|MB|NB|NL|NS|NT|NU|ON|PE|QC|SK|YT|B\\.\\s?C\\.|N\\.\\s?B\\.|N\\.\\s?S\\.|P\\.\\s?E\\.\\s?I\\.|PEI|Alberta|Alta\\.|British Columbia|Manitoba|Man\\.|New Brunswick|Newfoundland(?: and Labrador)?|Nova Scotia|Northwest Territories|Nunavut|Ontario|Ont\\.?|Prince Edward Island|Qu[eé]bec|Que\\.?|PQ|Saskatchewan|Sask\\.|Yukon';

/** By the first digit of their codes: `SA` and `WA` are much else. */
export const australianCodes =
  '(?:NSW|New South Wales)[\\s,]+(?=[12]\\d{3}$)|(?:ACT)[\\s,]+(?=(?:02|26|29)\\d\\d$)|(?:VIC|Victoria)[\\s,]+(?=[38]\\d{3}$)|(?:QLD|Queensland)[\\s,]+(?=[49]\\d{3}$)|(?:SA|South Australia)[\\s,]+(?=5\\d{3}$)|(?:WA|Western Australia)[\\s,]+(?=6\\d{3}$)|(?:TAS|Tasmania)[\\s,]+(?=7\\d{3}$)|(?:NT|Northern Territory)[\\s,]+(?=08\\d\\d$)';

/** Counties that no town is called by. */
export const britishCounties =
  '\\p{Lu}\\p{L}+shire|(?:County|Co\\.?) \\p{Lu}\\p{L}+|Beds\\.?|Berks\\.?|Bucks\\.?|Cambs\\.?|Cornwall|Cumbria|Devon|Dorset|(?:East Riding(?: of)?|(?:East|West|North|South|[EWNS])\\.?) Yorks(?:hire|\\.)?|Essex|(?:East|West|[EW]\\.?) Sussex|Glos\\.?|Greater (?:London|Manchester)|Gwent|Gwynedd|Hants\\.?|Herts\\.?|Isle of Wight|Kent|Lancs\\.?|Leics\\.?|Lincs\\.?|Merseyside|Middlesex|Middx\\.?|(?:North[- ]East|N\\.?\\s?E\\.?|N\\.) Lin(?:colnshire|cs\\.?)|(?:East|West|North|South) (?:Lothian|Glamorgan|Midlands|Lincolnshire|Lincs|Ayrshire|Lanarkshire|Dunbartonshire)|Midlothian|Norfolk|Northants\\.?|Northumberland|Notts\\.?|Oxon\\.?|Powys|Rutland|Salop\\.?|Shrops\\.?|Somerset|Staffs\\.?|Suffolk|Surrey|Tyne (?:and|&) Wear|Warks\\.?|Wilts\\.?|Worcs\\.?|Yorks\\.?';

export const mexicanStates =
  'Aguascalientes|Ags\\.|Baja California(?: Sur)?|B\\.\\s?C\\.(?:\\s?S\\.)?|Campeche|Chiapas|Chis\\.|Chihuahua|Chih\\.|Ciudad de M[eé]xico|CDMX|Coahuila|Coah\\.|Colima|Durango|Dgo\\.|Estado de M[eé]xico|Edo\\. (?:de )?M[eé]x\\.?|Guanajuato|Gto\\.?|Guerrero|Hidalgo|Hgo\\.|Jalisco|Jal\\.?|Michoac[aá]n|Morelos|Mor\\.|Nayarit|Nuevo Le[oó]n|N\\.\\s?L\\.?|Oaxaca|Puebla|Pue\\.?|Quer[eé]taro|Qro\\.?|Quintana Roo|San Luis Potos[ií]|S\\.\\s?L\\.\\s?P\\.|Sinaloa|Sin\\.|Sonora|Son\\.|Tabasco|Tamaulipas|Tamps\\.?|Tlaxcala|Veracruz|Ver\\.|Yucat[aá]n|Yuc\\.|Zacatecas|Zac\\.';

/** The codes of Italian provinces that stand behind the town without brackets. */
export const italianProvinces =
  'AG|AL|AN|AO|AP|AQ|AR|AT|AV|BA|BG|BI|BL|BN|BO|BR|BS|BT|BZ|CA|CB|CE|CH|CL|CN|CO|CR|CS|CT|CZ|EN|FC|FE|FG|FI|FM|FR|GE|GO|GR|IM|IS|KR|LC|LE|LI|LO|LT|LU|MB|MC|ME|MI|MN|MO|MS|MT|NA|NO|NU|OR|PA|PC|PD|PE|PG|PI|PN|PO|PR|PT|PU|PV|PZ|RA|RC|RE|RG|RI|RM|RN|RO|SA|SI|SO|SP|SR|SS|SU|SV|TA|TE|TN|TO|TP|TR|TS|TV|UD|VA|VB|VC|VE|VI|VR|VT|VV';

/** Provinces that stand in brackets behind a town of Spain. */
export const spanishProvinces =
  'A Coru[nñ]a|[AÁ]lava|Albacete|Alicante|Almer[ií]a|Asturias|[AÁ]vila|Badajoz|Baleares|Barcelona|Bizkaia|Burgos|C[aá]ceres|C[aá]diz|Cantabria|Castell[oó]n|Ciudad Real|C[oó]rdoba|Cuenca|Gipuzkoa|Girona|Gerona|Granada|Guadalajara|Guip[uú]zcoa|Huelva|Huesca|Ja[eé]n|La Coru[nñ]a|La Rioja|Las Palmas|Le[oó]n|Lleida|L[eé]rida|Lugo|Madrid|M[aá]laga|Murcia|Navarra|Ourense|Orense|Palencia|Pontevedra|Salamanca|Segovia|Sevilla|Soria|Tarragona|Tenerife|Teruel|Toledo|Valencia|Val[eè]ncia|Valladolid|Vizcaya|Zamora|Zaragoza';

/** Without those that are called as their only town: Delhi, Chandigarh. */
export const indianStates =
  'Andhra Pradesh|A\\.\\s?P\\.|Arunachal Pradesh|Assam|Bihar|Chhattisgarh|Goa|Gujarat|Haryana|Himachal Pradesh|H\\.\\s?P\\.|Jharkhand|Karnataka|Kerala|Madhya Pradesh|M\\.\\s?P\\.|Maharashtra|Manipur|Meghalaya|Mizoram|Nagaland|Odisha|Orissa|Punjab|Rajasthan|Sikkim|Tamil ?Nadu|T\\.\\s?N\\.|Telangana|Tripura|Uttar Pradesh|U\\.\\s?P\\.|Uttarakhand|West Bengal|W\\.\\s?B\\.|Jammu (?:and|&) Kashmir|Ladakh';

/** Towns whose names alone say that six digits behind them are their code. */
export const indianTowns =
  '(?:Navi )?Mumbai|(?:New )?Delhi|Bengaluru|Bangalore|Chennai|Kolkata|Calcutta|Hyderabad|Secunderabad|Pune|Pimpri|Ahmedabad|Surat|Vadodara|Rajkot|Vapi|Ankleshwar|Jaipur|Jodhpur|Lucknow|Kanpur|Varanasi|Agra|Ghaziabad|(?:Greater )?Noida|Meerut|Faridabad|Gurugram|Gurgaon|Manesar|Nagpur|Nashik|Thane|Bhiwandi|Indore|Bhopal|Gwalior|Jabalpur|Raipur|Ludhiana|Amritsar|Jalandhar|Chandigarh|Mohali|Dehradun|Haridwar|Ranchi|Jamshedpur|Howrah|Guwahati|Bhubaneswar|Cuttack|Visakhapatnam|Vijayawada|Coimbatore|Madurai|Tiruchirappalli|Trichy|Tiruppur|Hosur|Puducherry|Pondicherry|Mysuru|Mysore|Mangaluru|Mangalore|Hubballi|Belagavi|Kochi|Ernakulam|Thiruvananthapuram|Kozhikode';

/** The letters of the post office before the digits of a Maltese code. */
export const malteseCodes =
  'ATD|BBG|BKR|BML|BRG|BZN|CBD|DGL|FGR|FNT|FRN|GDJ|GHB|GRB|GSM|GSR|GXQ|GZR|HMR|IKL|ISL|KCM|KKP|KMM|LJA|LQA|MDN|MEC|MFN|MGR|MLH|MQB|MRS|MSD|MSK|MST|MTF|MTP|MXK|MXR|NDR|NXR|PBK|PEM|PLA|PTA|QLA|QRD|QRM|RBT|SCM|SFI|SGN|SGW|SLC|SLM|SLZ|SNT|SPB|STJ|SVR|SWL|SWQ|TRX|VCT|VLT|XBX|XGJ|XLN|XRA|XWK|ZBB|ZBG|ZBR|ZRQ|ZTN';

/** Behind a town of the Philippines and before its four digits; of those that a town is called as, only beside another. */
export const philippineProvinces =
  'Metro Manila|NCR|Abra|Agusan del (?:Norte|Sur)|Aklan|Albay|Antique|Apayao|Aurora|Basilan|Bataan|Batanes|Batangas|Benguet|Biliran|Bohol|Bukidnon|Bulacan|Cagayan|Camarines (?:Norte|Sur)|Camiguin|Capiz|Catanduanes|Cavite|Cebu|(?:North |South )?Cotabato|Davao(?: de Oro| del (?:Norte|Sur)| Occidental| Oriental)|Dinagat Islands|(?:Eastern|Northern|Western) Samar|Guimaras|Ifugao|Ilocos (?:Norte|Sur)|Iloilo|Isabela|Kalinga|La Union|Laguna|Lanao del (?:Norte|Sur)|(?:Southern )?Leyte|Maguindanao|Marinduque|Masbate|Misamis (?:Occidental|Oriental)|Mountain Province|Negros (?:Occidental|Oriental)|Nueva (?:Ecija|Vizcaya)|(?:Occidental|Oriental) Mindoro|Palawan|Pampanga|Pangasinan|Quezon|Quirino|Rizal|Romblon|Samar|Sarangani|Siquijor|Sorsogon|Sultan Kudarat|Sulu|Surigao del (?:Norte|Sur)|Tarlac|Tawi-Tawi|Zambales|Zamboanga (?:del Norte|del Sur|Sibugay)';

export const nigerianStates =
  'Abia|Adamawa|Akwa Ibom|Anambra|Bauchi|Bayelsa|Benue|Borno|Cross River|Delta|Ebonyi|Edo|Ekiti|Enugu|Gombe|Imo|Jigawa|Kaduna|Kano|Katsina|Kebbi|Kogi|Kwara|Lagos|Nasarawa|Niger|Ogun|Ondo|Osun|Oyo|Plateau|Rivers|Sokoto|Taraba|Yobe|Zamfara';

/** Behind them stand codes of four digits, `Dhaka-1230`. */
export const bangladeshiTowns =
  'Dhaka|Chattogram|Chittagong|Gazipur|Narayanganj|Narsingdi|Savar|Ashulia|Tongi|Sylhet|Khulna|Rajshahi|Bari(?:sh|s)al|C[ou]milla|Bogura|Bogra|Rangpur|Mymensingh|Jashore|Jessore|Tangail|Faridpur|Habiganj|Manikganj|Munshiganj';

/** Towns of countries without postal codes, by country. */
export const codelessTowns: Readonly<Record<string, string>> = {
  AE: "Dubai|Abu Dhabi|Sharjah|Ajman|Ra[’']?s Al Khaimah|Fujairah|Umm Al Quwain|Al Ain",
  QA: 'Doha|Al Wakrah|Mesaieed',
  HK: 'Hong Kong|Kowloon|New Territories',
};
/** Regions behind a town of Chile, departments behind one of Colombia and Peru, where hardly anybody prints postal codes. */
export const chileanRegions =
  "Regi[oó]n (?:Metropolitana(?: de Santiago)?|(?:de(?: la| los| las|l)?|del) \\p{Lu}[\\p{L}’' ]+)|R\\.?M\\.?";
export const colombianDepartments =
  'Antioquia|Arauca|Atl[aá]ntico|Bol[ií]var|Boyac[aá]|Caldas|Caquet[aá]|Casanare|Cauca|Cesar|Choc[oó]|C[oó]rdoba|Cundinamarca|Huila|La Guajira|Magdalena|Meta|Nari[nñ]o|Norte de Santander|Putumayo|Quind[ií]o|Risaralda|Santander|Sucre|Tolima|Valle(?: del Cauca)?|D\\.\\s?C\\.';
export const peruvianDepartments =
  '[AÁ]ncash|Apur[ií]mac|Arequipa|Ayacucho|Cajamarca|Callao|Cu[sz]co|Huancavelica|Hu[aá]nuco|Ica|Jun[ií]n|Lambayeque|Lima|Loreto|Madre de Dios|Moquegua|Pasco|Piura|Puno|Tacna|Tumbes|Ucayali';
export const argentineProvinces =
  '(?:(?:Prov(?:incia|\\.)|Pcia\\.) (?:de )?)?(?:Buenos Aires|Bs\\.?\\s?As\\.?|Catamarca|Chaco|Chubut|C[oó]rdoba|Corrientes|Entre R[ií]os|Formosa|Jujuy|La Pampa|La Rioja|Mendoza|Misiones|Neuqu[eé]n|R[ií]o Negro|Salta|San Juan|San Luis|Santa Cruz|Santa Fe|Santiago del Estero|Tierra del Fuego|Tucum[aá]n)|C\\.?A\\.?B\\.?A\\.?';
