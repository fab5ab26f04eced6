const known = new Set(
  [
    // degrees
    'ba bs ma ms bsc msc bed med beng meng bba mba emba mpa mph mha phd edd dphil jd llb llm dipl diplom mag ing lic arch bakk',
    // medicine, care and animals
    'md do dds dmd dvm vmd mbbs mbchb bvsc bvms mrcvs frcvs mrcp frcp frcs mrcgp rn rgn rmn rvn rvt cvt lvt lpn lvn bsn msn dnp np fnp cnp crna cnor cna emt pa pac pt dpt ot otr rd rdn ld rdh rda cda rph pharmd mrpharms aprn ccrn cmt cdt',
    // building, engineering and surveys
    'pe eit se ceng ieng aia faia riba rics mrics frics assocrics miet fiet mice leed',
    // buying, stores and accounts
    'cpim cscp cltd cpsm cpsd cpp cppb cppo cppm cpm cmrp cips mcips fcips acips cpa cma cfa cia aca acca fca fcca acma fcma aat maat rc ra pmp cfpm cfm cdm cec',
    'esq jr sr ii iii od',
  ].flatMap((line) => line.split(' ')),
);

/** True for letters behind a name: `PhD`, `M.Sc.`, `Dipl.-Ing.`, `FRICS`, `CPIM`. Others may be a firm: `DSV`. */
export function isDegree(text: string): boolean {
  return /^dipl\b/iu.test(text) || known.has(text.toLowerCase().replace(/[^\p{L}]/gu, ''));
}
