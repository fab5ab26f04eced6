import type { MasterDataServiceService } from '@orderloom/proto/gen/masterdata/v1/master_data.ts';
import type { RpcClient } from '@orderloom/rpc/methods.ts';
import { z } from 'zod';
import { type Route, route } from './route.ts';

const rebuildSchema = z
  .object({
    state: z.enum(['none', 'running', 'done', 'failed']).meta({
      description: 'Of the last rebuild since master data was started; none: there was none',
    }),
    done: z.int().meta({ description: 'Records' }),
    total: z.int(),
  })
  .meta({ id: 'IndexRebuild' });

const base = { path: '/index/rebuild', keys: 'integration', tag: 'Search index' } as const;

export function indexRebuildRoutes(masterData: RpcClient<MasterDataServiceService>): Route[] {
  return [
    route({
      ...base,
      method: 'post',
      summary:
        'Makes anew what customers, products and mappings are found by, while they are searched and put',
      responses: {
        202: {
          description: 'It is under way, since this call or an earlier one',
          schema: rebuildSchema,
          example: { state: 'running', done: 0, total: 120_000 },
        },
      },
      handle: async () => (await masterData.rebuildIndex({})).rebuild,
    }),
    route({
      ...base,
      method: 'get',
      summary: 'How far the rebuild of the search index is',
      responses: {
        200: {
          description: 'Its state',
          schema: rebuildSchema,
          example: { state: 'done', done: 120_000, total: 120_000 },
        },
      },
      handle: async () => (await masterData.getIndexRebuild({})).rebuild,
    }),
  ];
}
