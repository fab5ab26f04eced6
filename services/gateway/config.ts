import { read, variable } from '@orderloom/config/read.ts';
import { dataVariables, serviceVariables } from '@orderloom/config/service-variables.ts';
import { z } from 'zod';

const schema = z.object({
  ...serviceVariables,
  /** Uploads go to the folder `blobs` below DATA_DIR, which the other services read. */
  ...dataVariables,
  /** Address of the public API; the rest listens on HOST. */
  HTTP_HOST: variable.text('127.0.0.1'),
  /** The public API; 0 takes any free port. */
  HTTP_PORT: variable.port(8080),
  /** Tenant file: size limits, whether e-mails are classified, the ERP's timeout. Unset: uploads answer 503. */
  TENANT_FILE: variable.optionalText(),
  /** JSON with the SHA-256 of every API key, see `api-keys.ts`; read again whenever it changes. */
  API_KEYS_FILE: variable.text(),
  INTAKE_ADDRESS: variable.address(),
  CLASSIFIER_ADDRESS: variable.address(),
  /** The gateway calls it for its health only: the system status names what is away. */
  EXTRACTOR_ADDRESS: variable.address(),
  MASTER_DATA_ADDRESS: variable.address(),
  DISPATCH_ADDRESS: variable.address(),
});

export type GatewayConfig = z.output<typeof schema>;

export function readConfig(env: NodeJS.ProcessEnv): GatewayConfig {
  return read(schema, env);
}
