import type { Target } from './client.fixture.ts';

export interface Probes {
  /** What share of the probes was answered within so many milliseconds: 0.99 gives the p99. */
  quantile(share: number): number;
  count(): number;
}

/** As often as somebody asks who is in a hurry. */
const pauseMs = 20;

/** Asks the gateway for `route` again and again while `work` is done, one request after the other. */
export async function probeDuring<T>(
  { baseUrl, apiKey }: Target,
  route: string,
  work: () => Promise<T>,
): Promise<Probes> {
  const times: number[] = [];
  let isDone = false;
  const done = work().finally(() => {
    isDone = true;
  });
  const probe = async () => {
    while (!isDone) {
      const began = performance.now();
      const response = await fetch(`${baseUrl}${route}`, { headers: { 'x-api-key': apiKey } });
      await response.arrayBuffer();
      if (!response.ok) throw new Error(`${route} was answered with ${response.status}`);
      times.push(performance.now() - began);
      await new Promise((resolve) => setTimeout(resolve, pauseMs));
    }
  };
  await Promise.all([done, probe()]);
  const sorted = times.sort((a, b) => a - b);
  return {
    quantile: (share) => sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))]!,
    count: () => sorted.length,
  };
}
