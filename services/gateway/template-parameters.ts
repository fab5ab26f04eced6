import type { MasterDataServiceService } from '@orderloom/proto/gen/masterdata/v1/master_data.ts';
import type { RpcClient } from '@orderloom/rpc/methods.ts';
import { z } from 'zod';
import { keyText } from './parameters.ts';
import { type Route, route } from './route.ts';

const templateParameterSchema = z
  .object({ role: z.string(), parameter: z.string(), value: z.string() })
  .meta({ id: 'TemplateParameter' });

export function templateParameterRoutes(masterData: RpcClient<MasterDataServiceService>): Route[] {
  return [
    route({
      method: 'patch',
      path: '/template_parameter/{role}/{parameter}',
      keys: 'integration',
      tag: 'Template parameters',
      summary: 'Creates or changes a template parameter',
      params: z.object({ role: keyText, parameter: keyText }),
      body: z.object({ value: z.string() }).meta({ id: 'TemplateParameterBody' }),
      responses: {
        200: {
          description: 'The stored parameter',
          schema: templateParameterSchema,
          example: { role: 'system', parameter: 'tone', value: 'formal' },
        },
      },
      async handle({ params, body }) {
        const reply = await masterData.putTemplateParameter({ template_parameter: { ...params, ...body } });
        return reply.template_parameter;
      },
    }),
  ];
}
