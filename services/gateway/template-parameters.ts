import type { MasterDataServiceService } from '@orderloom/proto/gen/masterdata/v1/master_data.ts';
import type { RpcClient } from '@orderloom/rpc/methods.ts';
import { z } from 'zod';
import { errorDoc } from './error-docs.ts';
import { keyText, versionQuery } from './parameters.ts';
import { type Route, route } from './route.ts';

const templateParameterSchema = z
  .object({
    role: z.string(),
    parameter: z.string(),
    value: z.string(),
    version: z.int().meta({ description: 'From 1; each change is a new one' }),
    put_at: z.iso.datetime().meta({ description: 'When this version was stored' }),
  })
  .meta({ id: 'TemplateParameter' });

const example = {
  role: 'system',
  parameter: 'tone',
  value: 'formal',
  version: 2,
  put_at: '2026-03-02T09:00:00.000Z',
};

const base = {
  path: '/template_parameter/{role}/{parameter}',
  keys: 'integration',
  tag: 'Template parameters',
  params: z.object({
    role: keyText.meta({
      description:
        'Whose words it is in a prompt: system, assistant or user. A text of another role is kept and said to nobody',
    }),
    parameter: keyText.meta({ description: 'Any name: the model is told it with the value' }),
  }),
} as const;

export function templateParameterRoutes(masterData: RpcClient<MasterDataServiceService>): Route[] {
  return [
    route({
      ...base,
      method: 'get',
      summary: 'A template parameter: the version that is asked for, or the current one',
      query: versionQuery,
      responses: {
        200: { description: 'The parameter', schema: templateParameterSchema, example },
        404: errorDoc('Template parameter not found'),
      },
      async handle({ params, query }) {
        return (await masterData.getTemplateParameter({ ...params, ...query })).template_parameter;
      },
    }),
    route({
      ...base,
      method: 'patch',
      summary: 'Creates or changes a template parameter, as a new version',
      body: z.object({ value: z.string() }).meta({ id: 'TemplateParameterBody' }),
      bodyExample: { value: 'formal' },
      responses: {
        200: { description: 'The stored parameter', schema: templateParameterSchema, example },
      },
      async handle({ params, body }) {
        const reply = await masterData.putTemplateParameter({ template_parameter: { ...params, ...body } });
        return reply.template_parameter;
      },
    }),
  ];
}
