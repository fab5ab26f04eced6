import moreProviders from 'email-providers/all.json' with { type: 'json' };
import mailProviders from 'free-email-domains/domains.json' with { type: 'json' };

/**
 * Providers of connections, and of Italy's certified mail, that both lists lack: their customers, too, are many firms.
 * A provider that is missing here is told by the tenant's own customers, once several of them have their mail there.
 */
const accessProviders =
  `a1.net aruba.it bbox.fr cegetel.net chello.at clix.pt comhem.se fastwebnet.it hispeed.ch kpnplanet.nl legalmail.it
  magenta.de movistar.es netcabo.pt numericable.fr ono.com pec.it post.tele.dk proximus.be stofanet.dk sunrise.ch telia.com
  tim.it tutanota.com utanet.at vodafone.de vodafone.it vodafone.nl yousee.dk`.split(/\s+/);

const providers = new Set([...mailProviders, ...moreProviders, ...accessProviders]);

/** Sites where firms of all kinds have a page, in any language: `nl.linkedin.com`. */
const platforms =
  /(?:^|\.)(?:facebook|instagram|linkedin|pinterest|tiktok|twitter|xing|youtube|sites\.google)\.com$/;

/** True for a domain where anyone may have an address or a page: it says nothing about which firm writes. */
export function isAnybodys(domain: string): boolean {
  return providers.has(domain) || platforms.test(domain);
}
