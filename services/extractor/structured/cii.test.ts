import { expect, test } from 'vitest';
import { doubtsOf, draftOf, headerValues, partyValues, rowValues } from './structured.fixture.ts';

const line = (id: number, delivery = '') => `
  <ram:IncludedSupplyChainTradeLineItem>
    <ram:AssociatedDocumentLineDocument><ram:LineID>${id}</ram:LineID><ram:IncludedNote><ram:Content>Handle with care</ram:Content></ram:IncludedNote></ram:AssociatedDocumentLineDocument>
    <ram:SpecifiedTradeProduct><ram:GlobalID schemeID="0160">4006381333931</ram:GlobalID><ram:SellerAssignedID>S-${id}</ram:SellerAssignedID><ram:BuyerAssignedID>B-${id}</ram:BuyerAssignedID><ram:Name>Lamp ${id}</ram:Name><ram:Description>Warm white</ram:Description></ram:SpecifiedTradeProduct>
    <ram:SpecifiedLineTradeAgreement>
      <ram:GrossPriceProductTradePrice><ram:ChargeAmount>12.00</ram:ChargeAmount></ram:GrossPriceProductTradePrice>
      <ram:NetPriceProductTradePrice><ram:ChargeAmount>10.00</ram:ChargeAmount><ram:BasisQuantity unitCode="C62">1.0000</ram:BasisQuantity></ram:NetPriceProductTradePrice>
    </ram:SpecifiedLineTradeAgreement>
    <ram:SpecifiedLineTradeDelivery><ram:RequestedQuantity unitCode="H87">6.0000</ram:RequestedQuantity>${delivery}</ram:SpecifiedLineTradeDelivery>
    <ram:SpecifiedLineTradeSettlement><ram:SpecifiedTradeSettlementLineMonetarySummation><ram:LineTotalAmount>60.00</ram:LineTotalAmount></ram:SpecifiedTradeSettlementLineMonetarySummation></ram:SpecifiedLineTradeSettlement>
  </ram:IncludedSupplyChainTradeLineItem>`;

const order = (lines: string, { type = '220', purpose = '9' } = {}) => `<?xml version="1.0" encoding="UTF-8"?>
<rsm:SCRDMCCBDACIOMessageStructure xmlns:rsm="urn:un:unece:uncefact:data:SCRDMCCBDACIOMessageStructure:100" xmlns:ram="urn:un:unece:uncefact:data:standard:ReusableAggregateBusinessInformationEntity:128" xmlns:udt="urn:un:unece:uncefact:data:standard:UnqualifiedDataType:128">
  <rsm:ExchangedDocumentContext><ram:GuidelineSpecifiedDocumentContextParameter><ram:ID>urn:order-x.eu:1p0:comfort</ram:ID></ram:GuidelineSpecifiedDocumentContextParameter></rsm:ExchangedDocumentContext>
  <rsm:ExchangedDocument><ram:ID>OX-77</ram:ID><ram:TypeCode>${type}</ram:TypeCode><ram:IssueDateTime><udt:DateTimeString format="102">20270203</udt:DateTimeString></ram:IssueDateTime><ram:PurposeCode>${purpose}</ram:PurposeCode><ram:IncludedNote><ram:Content>Spring sale</ram:Content></ram:IncludedNote></rsm:ExchangedDocument>
  <rsm:SupplyChainTradeTransaction>${lines}
    <ram:ApplicableHeaderTradeAgreement>
      <ram:SellerTradeParty><ram:Name>Example Supplies B.V.</ram:Name></ram:SellerTradeParty>
      <ram:BuyerTradeParty><ram:ID>10042</ram:ID><ram:Name>Buyer SARL</ram:Name>
        <ram:DefinedTradeContact><ram:PersonName>Zoé Petit</ram:PersonName><ram:TelephoneUniversalCommunication><ram:CompleteNumber>+33 1 23</ram:CompleteNumber></ram:TelephoneUniversalCommunication><ram:EmailURIUniversalCommunication><ram:URIID>zoe@buyer.example</ram:URIID></ram:EmailURIUniversalCommunication></ram:DefinedTradeContact>
        <ram:PostalTradeAddress><ram:PostcodeCode>75001</ram:PostcodeCode><ram:LineOne>1 rue Neuve</ram:LineOne><ram:CityName>Paris</ram:CityName><ram:CountryID>FR</ram:CountryID></ram:PostalTradeAddress>
        <ram:SpecifiedLegalOrganization><ram:ID schemeID="0002">123456789</ram:ID></ram:SpecifiedLegalOrganization><ram:SpecifiedTaxRegistration><ram:ID schemeID="VA">FR12345678901</ram:ID></ram:SpecifiedTaxRegistration></ram:BuyerTradeParty>
    </ram:ApplicableHeaderTradeAgreement>
    <ram:ApplicableHeaderTradeDelivery>
      <ram:ShipToTradeParty><ram:Name>Entrepôt</ram:Name><ram:PostalTradeAddress><ram:PostcodeCode>69001</ram:PostcodeCode><ram:LineOne>2 quai</ram:LineOne><ram:LineTwo>Bât. B</ram:LineTwo><ram:CityName>Lyon</ram:CityName><ram:CountryID>FR</ram:CountryID></ram:PostalTradeAddress></ram:ShipToTradeParty>
      <ram:RequestedDeliverySupplyChainEvent><ram:OccurrenceDateTime><udt:DateTimeString format="102">20270301</udt:DateTimeString></ram:OccurrenceDateTime></ram:RequestedDeliverySupplyChainEvent>
    </ram:ApplicableHeaderTradeDelivery>
    <ram:ApplicableHeaderTradeSettlement><ram:OrderCurrencyCode>EUR</ram:OrderCurrencyCode><ram:SpecifiedTradeSettlementHeaderMonetarySummation><ram:LineTotalAmount>120.00</ram:LineTotalAmount><ram:TaxBasisTotalAmount>120.00</ram:TaxBasisTotalAmount><ram:TaxTotalAmount currencyID="EUR">24.00</ram:TaxTotalAmount><ram:GrandTotalAmount>144.00</ram:GrandTotalAmount></ram:SpecifiedTradeSettlementHeaderMonetarySummation></ram:ApplicableHeaderTradeSettlement>
  </rsm:SupplyChainTradeTransaction>
</rsm:SCRDMCCBDACIOMessageStructure>`;

test('an Order-X order with every field that we take', async () => {
  const draft = await draftOf({ 'order-x.xml': order(line(1) + line(2)) });
  expect(headerValues(draft)).toEqual(['OX-77', '2027-02-03', '2027-03-01', null, null, 'EUR', 144]);
  expect(rowValues(draft)).toEqual([
    ['S-1', 'B-1', 'Lamp 1', 6, 'H87', 10, 60, null],
    ['S-2', 'B-2', 'Lamp 2', 6, 'H87', 10, 60, null],
  ]);
  expect(partyValues(draft.buyer)).toEqual({
    company: 'Buyer SARL',
    contactPerson: 'Zoé Petit',
    email: 'zoe@buyer.example',
    phone: '+33 1 23',
    vatId: 'FR12345678901',
    registrationNumber: '123456789',
    street: '1 rue Neuve',
    postalCode: '75001',
    city: 'Paris',
    country: 'FR',
  });
  expect(partyValues(draft.shipTo)).toEqual({
    company: 'Entrepôt',
    street: '2 quai, Bât. B',
    postalCode: '69001',
    city: 'Lyon',
    country: 'FR',
  });
  expect([draft.printedCustomerNumber?.value, draft.remarks?.value, draft.notes[0]]).toEqual([
    '10042',
    'Spring sale',
    'Line 1: Warm white; Handle with care',
  ]);
  expect(doubtsOf(draft)).toEqual([]);
});

test('the window of a line becomes that of the order when the header has none', async () => {
  const period =
    '<ram:RequestedDeliverySupplyChainEvent><ram:OccurrenceSpecifiedPeriod><ram:StartDateTime><udt:DateTimeString format="102">20270401</udt:DateTimeString></ram:StartDateTime><ram:EndDateTime><udt:DateTimeString format="102">20270410</udt:DateTimeString></ram:EndDateTime></ram:OccurrenceSpecifiedPeriod></ram:RequestedDeliverySupplyChainEvent>';
  const xml = order(line(1, period) + line(2)).replace(
    '<udt:DateTimeString format="102">20270301</udt:DateTimeString>',
    '',
  );
  expect(headerValues(await draftOf({ 'a.xml': xml })).slice(2, 5)).toEqual([
    '2027-04-10',
    '2027-04-01',
    '2027-04-10',
  ]);
  expect(headerValues(await draftOf({ 'a.xml': xml }, { deliveryWindow: 'middle' }))[2]).toBe('2027-04-05');
});

test.each([
  ['a change', { type: '230' }, 'order_change'],
  ['a response', { type: '231' }, 'not_an_order'],
  ['a cancellation', { purpose: '1' }, 'order_change'],
  ['a replacement', { purpose: '5' }, 'order_change'],
])('%s is no new order', async (_, codes, doubt) => {
  expect(doubtsOf(await draftOf({ 'a.xml': order(line(1) + line(2), codes) }))).toEqual([doubt]);
});

test('a ZUGFeRD 1 invoice is an invoice', async () => {
  const xml =
    '<rsm:CrossIndustryDocument xmlns:rsm="urn:ferd:CrossIndustryDocument:invoice:1p0"><rsm:HeaderExchangedDocument><ram:ID>R-1</ram:ID><ram:TypeCode>380</ram:TypeCode></rsm:HeaderExchangedDocument></rsm:CrossIndustryDocument>';
  const draft = await draftOf({ 'ZUGFeRD-invoice.xml': xml });
  expect([draft.documentType.value, doubtsOf(draft)[0]]).toEqual(['invoice', 'not_an_order']);
});
