import { Client, credentials } from '@grpc/grpc-js';
import { service } from 'grpc-health-check';

interface HealthReply {
  status: 'UNKNOWN' | 'SERVING' | 'NOT_SERVING' | 'SERVICE_UNKNOWN';
}

/** Asks the standard health service at host:port; false when it says no, or says nothing within `timeoutMs`. */
export async function isHealthy(address: string, timeoutMs: number): Promise<boolean> {
  const client = new Client(address, credentials.createInsecure(), {
    'grpc.initial_reconnect_backoff_ms': 100,
  });
  const check = service.Check!;
  try {
    const reply = await new Promise<HealthReply>((resolve, reject) =>
      client.makeUnaryRequest(
        check.path,
        check.requestSerialize,
        check.responseDeserialize,
        { service: '' },
        { deadline: Date.now() + timeoutMs },
        (error, answer) => (error ? reject(error) : resolve(answer as HealthReply)),
      ),
    );
    return reply.status === 'SERVING';
  } catch {
    return false;
  } finally {
    client.close();
  }
}
