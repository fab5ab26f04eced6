import type { Link } from './route.ts';

const order = { request_id: '$response.body#/request_id' };
const latestResult = { ...order, filename: 'latest_result.json' };

/** What is asked next about the order that an answer names. */
export const orderLinks: Link[] = [
  { method: 'get', path: '/order_status/{request_id}', parameters: order },
  { method: 'get', path: '/order/{request_id}/{filename}', parameters: latestResult },
  { method: 'get', path: '/order/{request_id}/{filename}/preview', parameters: latestResult },
  { method: 'post', path: '/order/retry/{request_id}', parameters: order },
  { method: 'post', path: '/erp/send/{request_id}', parameters: order },
];
