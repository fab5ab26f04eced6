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

/** True for a domain whose addresses anyone may have: it says nothing about which firm writes. */
export function isMailProvider(domain: string): boolean {
  return providers.has(domain);
}
