import { networkInterfaces } from 'node:os';
import type { TargetPolicy } from './allowed-address.ts';

/** What the variables of a service (`@orderloom/config/target-variables.ts`) say of where it may call. */
export interface TargetSettings {
  ALLOW_PRIVATE_TARGETS: boolean;
  OWN_PORTS: number[];
}

export function targetPolicyOf({ ALLOW_PRIVATE_TARGETS, OWN_PORTS }: TargetSettings): TargetPolicy {
  const interfaces = Object.values(networkInterfaces());
  return {
    allowPrivate: ALLOW_PRIVATE_TARGETS,
    ownPorts: OWN_PORTS,
    ownAddresses: interfaces.flatMap((addresses) => addresses!.map(({ address }) => address)),
  };
}
