import type { DataIdentity, DataKind, EdiSegment, XmlElement } from './data.ts';

/** Documents of UBL 2 (OASIS) by their root element. */
const ublKinds: Readonly<Record<string, DataKind>> = {
  Order: 'order',
  OrderChange: 'order_change',
  OrderCancellation: 'order_cancellation',
  OrderResponse: 'order_confirmation',
  OrderResponseSimple: 'order_confirmation',
  Invoice: 'invoice',
  SelfBilledInvoice: 'invoice',
  FreightInvoice: 'invoice',
  DebitNote: 'invoice',
  Reminder: 'invoice',
  CreditNote: 'credit_note',
  SelfBilledCreditNote: 'credit_note',
  DespatchAdvice: 'delivery_note',
  ReceiptAdvice: 'delivery_note',
  Quotation: 'quotation',
  RequestForQuotation: 'request_for_quotation',
};
/** Documents of openTRANS 1.0 and 2.1 (Fraunhofer IAO) by their root element. */
const openTransKinds: Readonly<Record<string, DataKind>> = {
  ORDER: 'order',
  ORDERCHANGE: 'order_change',
  ORDERRESPONSE: 'order_confirmation',
  INVOICE: 'invoice',
  INVOICELIST: 'invoice',
  DISPATCHNOTIFICATION: 'delivery_note',
  RECEIPTACKNOWLEDGEMENT: 'delivery_note',
  QUOTATION: 'quotation',
  RFQ: 'request_for_quotation',
};
/** Requests and messages of cXML 1.2 (SAP Ariba). */
const cxmlKinds: Readonly<Record<string, DataKind>> = {
  OrderRequest: 'order',
  ConfirmationRequest: 'order_confirmation',
  InvoiceDetailRequest: 'invoice',
  InvoiceRequest: 'invoice',
  ShipNoticeRequest: 'delivery_note',
  ReceiptRequest: 'delivery_note',
  QuoteMessage: 'quotation',
  QuoteRequest: 'request_for_quotation',
};
/** Message types of UN/EDIFACT. */
const edifactKinds: Readonly<Record<string, DataKind>> = {
  ORDERS: 'order',
  ORDCHG: 'order_change',
  ORDRSP: 'order_confirmation',
  INVOIC: 'invoice',
  DESADV: 'delivery_note',
  RECADV: 'delivery_note',
  QUOTES: 'quotation',
  REQOTE: 'request_for_quotation',
};
/** Transaction sets of ASC X12. */
const x12Kinds: Readonly<Record<string, DataKind>> = {
  '850': 'order',
  '875': 'order',
  '860': 'order_change',
  '876': 'order_change',
  '855': 'order_confirmation',
  '865': 'order_confirmation',
  '810': 'invoice',
  '880': 'invoice',
  '812': 'credit_note',
  '856': 'delivery_note',
  '861': 'delivery_note',
  '843': 'quotation',
  '840': 'request_for_quotation',
};
/** UN/EDIFACT 1001, as CII and Order-X use it; CII documents without one of these are what their root says. */
const typeCodeKinds: Readonly<Record<string, DataKind>> = {
  '230': 'order_change',
  '231': 'order_confirmation',
  '310': 'quotation',
  '311': 'request_for_quotation',
  '320': 'order_confirmation',
  '381': 'credit_note',
};

/** Envelopes such as a standard business document header or SOAP hold the document within this depth. */
const envelopeDepth = 4;

/** The document in an XML file, null when it is of no standard we know. */
export function identifyXml(top: XmlElement): { identity: DataIdentity; root: XmlElement } | null {
  let level = [top];
  for (let depth = 0; depth < envelopeDepth; depth++) {
    for (const root of level) {
      const identity = identityOf(root);
      if (identity) return { identity, root };
    }
    level = level.flatMap((element) => element.children);
  }
  return null;
}

function identityOf(root: XmlElement): DataIdentity | null {
  const { name } = root;
  if (name === 'cXML') return cxmlIdentity(root);
  if (/^(SCRDMCCBDACIOMessageStructure|CrossIndustry\w+)$/.test(name)) return ciiIdentity(root);
  const namespaces = [...root.attributes.values()].filter((value) => /^(urn:|https?:)/.test(value));
  if (
    namespaces.some((uri) => /opentrans/i.test(uri)) ||
    root.children.some((child) => /^[A-Z]+_HEADER$/.test(child.name))
  )
    return Object.hasOwn(openTransKinds, name)
      ? { standard: 'openTRANS', message: name, kind: openTransKinds[name]! }
      : null;
  const isUbl = namespaces.some((uri) => /:ubl:|ubl:schema/i.test(uri));
  if (!isUbl || !root.children.some((child) => child.name === 'ID' || child.name === 'UBLVersionID'))
    return null;
  return { standard: 'UBL', message: name, kind: kindIn(ublKinds, name) };
}

function cxmlIdentity(root: XmlElement): DataIdentity {
  const body = root.children.find(
    ({ name }) => name === 'Request' || name === 'Message' || name === 'Response',
  );
  const message = body?.children.findLast(({ name }) => name !== 'Status')?.name ?? 'Response';
  return { standard: 'cXML', message, kind: kindIn(cxmlKinds, message) };
}

/** The type code decides; without one the name of the root does. */
function ciiIdentity(root: XmlElement): DataIdentity {
  const document = root.children.find(({ name }) => /^(?:Header)?ExchangedDocument$/.test(name));
  const code = document?.children.find(({ name }) => name === 'TypeCode')?.text ?? '';
  const isOrder = /CIO|Order/.test(root.name);
  const byRoot: DataKind = isOrder
    ? 'order'
    : /Invoice|CrossIndustryDocument/.test(root.name)
      ? 'invoice'
      : 'other';
  const kind = kindIn(typeCodeKinds, code, byRoot);
  return { standard: 'CII', message: root.name.replace(/^SCRDMCCBDACIOMessageStructure$/, 'Order'), kind };
}

/** The first message of an interchange, null when it has none. */
export function identifyEdi(segments: readonly EdiSegment[]): DataIdentity | null {
  for (const { tag, elements } of segments) {
    if (tag === 'UNH') {
      const message = elements[1]?.[0] ?? '';
      return { standard: 'EDIFACT', message, kind: kindIn(edifactKinds, message) };
    }
    if (tag === 'ST') {
      const message = elements[0]?.[0] ?? '';
      return { standard: 'X12', message, kind: kindIn(x12Kinds, message) };
    }
    if (tag === 'MHD') {
      const message = elements[1]?.[0] ?? '';
      return {
        standard: 'TRADACOMS',
        message,
        kind: message === 'ORDHDR' ? 'order' : tradacomsKind(message),
      };
    }
  }
  return null;
}

function tradacomsKind(message: string): DataKind {
  if (message.startsWith('INV')) return 'invoice';
  if (message.startsWith('CRE')) return 'credit_note';
  return message.startsWith('DEL') ? 'delivery_note' : 'other';
}

function kindIn(
  kinds: Readonly<Record<string, DataKind>>,
  key: string,
  otherwise: DataKind = 'other',
): DataKind {
  return Object.hasOwn(kinds, key) ? kinds[key]! : otherwise;
}
