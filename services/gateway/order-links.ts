import type { Link } from './route.ts';

const ofAnswer = { request_id: '$response.body#/request_id' };
const ofFirstItem = { request_id: '$response.body#/items/0/request_id' };
const latestResult = { filename: 'latest_result.json' };

/** What is asked next about the order that an answer names. */
export const orderLinks: Link[] = linksTo(ofAnswer);

/** The same for the first of a list. */
export const firstOrderLinks: Link[] = [
  ...linksTo(ofFirstItem),
  {
    method: 'get',
    path: '/order/group/{email_group_id}',
    parameters: { email_group_id: '$response.body#/items/0/email_group_id' },
  },
];

/** What is asked next about the first rejected e-mail of a list. */
export const firstRejectedLinks: Link[] = [
  { method: 'get', path: '/rejected/{request_id}', parameters: ofFirstItem },
  { method: 'post', path: '/rejected/{request_id}/reprocess', parameters: ofFirstItem },
];

function linksTo(order: { request_id: string }): Link[] {
  return [
    { method: 'get', path: '/order_status/{request_id}', parameters: order },
    { method: 'get', path: '/order/{request_id}/{filename}', parameters: { ...order, ...latestResult } },
    {
      method: 'get',
      path: '/order/{request_id}/{filename}/preview',
      parameters: { ...order, ...latestResult },
    },
    { method: 'post', path: '/order/retry/{request_id}', parameters: order },
    { method: 'post', path: '/erp/send/{request_id}', parameters: order },
  ];
}
