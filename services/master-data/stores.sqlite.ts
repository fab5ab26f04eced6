import { openDatabase } from '@orderloom/sqlite/open-database.ts';
import { sqliteCustomerStore } from './customer-store.sqlite.ts';
import type { CustomerStore } from './customer-store.ts';
import { sqliteMappingStore } from './mapping-store.sqlite.ts';
import type { MappingStore } from './mapping-store.ts';
import { sqliteProductStore } from './product-store.sqlite.ts';
import type { ProductStore } from './product-store.ts';
import { sqliteTemplateParameterStore } from './template-parameter-store.sqlite.ts';
import type { TemplateParameterStore } from './template-parameter-store.ts';
import { sqliteVectorIndex } from './vector-index.sqlite.ts';
import type { VectorIndex } from './vector-index.ts';

const migrations = [
  `CREATE TABLE customers (
     seq INTEGER PRIMARY KEY AUTOINCREMENT,
     number TEXT NOT NULL UNIQUE,
     document TEXT NOT NULL
   ) STRICT;
   CREATE TABLE customer_keys (
     key TEXT NOT NULL,
     seq INTEGER NOT NULL REFERENCES customers (seq) ON DELETE CASCADE,
     PRIMARY KEY (key, seq)
   ) STRICT, WITHOUT ROWID;
   CREATE INDEX customer_keys_by_customer ON customer_keys (seq);

   CREATE TABLE products (
     seq INTEGER PRIMARY KEY AUTOINCREMENT,
     item_number TEXT NOT NULL,
     language_code TEXT NOT NULL,
     item_key TEXT NOT NULL,
     document TEXT NOT NULL,
     UNIQUE (item_number, language_code)
   ) STRICT;
   CREATE INDEX products_by_key ON products (item_key);

   CREATE TABLE mappings (
     seq INTEGER PRIMARY KEY AUTOINCREMENT,
     customer_number TEXT NOT NULL,
     customer_item_number TEXT NOT NULL,
     item_number TEXT NOT NULL,
     language_code TEXT NOT NULL,
     item_key TEXT NOT NULL,
     UNIQUE (customer_number, customer_item_number)
   ) STRICT;
   CREATE INDEX mappings_by_key ON mappings (customer_number, item_key);
   CREATE INDEX mappings_by_item ON mappings (item_number);

   CREATE TABLE template_parameters (
     role TEXT NOT NULL,
     parameter TEXT NOT NULL,
     value TEXT NOT NULL,
     PRIMARY KEY (role, parameter)
   ) STRICT, WITHOUT ROWID;

   CREATE TABLE vectors (
     collection TEXT NOT NULL,
     key TEXT NOT NULL,
     vector BLOB NOT NULL, -- float32, little endian
     PRIMARY KEY (collection, key)
   ) STRICT;`,

  `CREATE TABLE vector_collections (
     collection TEXT PRIMARY KEY,
     embedder TEXT NOT NULL,
     dimensions INTEGER NOT NULL
   ) STRICT;
   -- Until now there was one embedder.
   INSERT INTO vector_collections SELECT DISTINCT collection, 'letters', 256 FROM vectors;`,

  `-- Vectors of letters found nothing that an index of letters does not find: it is kept in memory.
   DROP TABLE vectors;
   DROP TABLE vector_collections;

   CREATE TABLE product_keys (
     key TEXT NOT NULL,
     seq INTEGER NOT NULL REFERENCES products (seq) ON DELETE CASCADE,
     PRIMARY KEY (key, seq)
   ) STRICT, WITHOUT ROWID;
   CREATE INDEX product_keys_by_product ON product_keys (seq);
   INSERT INTO product_keys SELECT 'number:' || item_key, seq FROM products WHERE item_key <> '';
   DROP INDEX products_by_key;
   ALTER TABLE products DROP COLUMN item_key;

   -- An id belongs to one customer; of two that had one, the later gets another.
   UPDATE customers SET document = json_set(document, '$.id',
       lower(printf('%s-%s-4%s-a%s-%s', hex(randomblob(4)), hex(randomblob(2)), substr(hex(randomblob(2)), 2),
         substr(hex(randomblob(2)), 2), hex(randomblob(6)))))
     WHERE EXISTS (SELECT 1 FROM customers AS other WHERE other.seq < customers.seq
       AND json_extract(other.document, '$.id') = json_extract(customers.document, '$.id'));
   CREATE UNIQUE INDEX customers_by_id ON customers (json_extract(document, '$.id'));`,

  `CREATE TABLE meanings (
     collection TEXT NOT NULL,
     id INTEGER NOT NULL,
     embedder TEXT NOT NULL,
     vector BLOB NOT NULL, -- int8
     PRIMARY KEY (collection, id)
   ) STRICT;`,

  // What was there becomes the first version, put at a time that nobody knows any more: now.
  `ALTER TABLE template_parameters RENAME TO former_parameters;
   CREATE TABLE template_parameters (
     role TEXT NOT NULL,
     parameter TEXT NOT NULL,
     version INTEGER NOT NULL,
     value TEXT NOT NULL,
     put_at TEXT NOT NULL,
     PRIMARY KEY (role, parameter, version)
   ) STRICT, WITHOUT ROWID;
   INSERT INTO template_parameters
     SELECT role, parameter, 1, value, strftime('%Y-%m-%dT%H:%M:%fZ', 'now') FROM former_parameters;
   DROP TABLE former_parameters;`,

  // What articles mean was never asked.
  "DELETE FROM meanings WHERE collection = 'products'",
];

export interface Stores {
  customers: CustomerStore;
  products: ProductStore;
  mappings: MappingStore;
  templateParameters: TemplateParameterStore;
  /** Those of one embedder; what another has made is forgotten. */
  openVectors(collection: 'customers', embedder: string): VectorIndex;
  close(): void;
}

/** All master data in one SQLite file, or in `:memory:`. Throws a Failure that names a file it cannot use. */
export function openSqliteStores(file: string): Stores {
  const db = openDatabase(file, migrations);
  try {
    return {
      customers: sqliteCustomerStore(db),
      products: sqliteProductStore(db),
      mappings: sqliteMappingStore(db),
      templateParameters: sqliteTemplateParameterStore(db),
      openVectors: (collection, embedder) => sqliteVectorIndex(db, collection, embedder),
      close: () => db.close(),
    };
  } catch (error) {
    db.close();
    throw error;
  }
}
