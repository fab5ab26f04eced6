/** Schema of the event file; see openDatabase for how the list is used. */
export const migrations = [
  `
  -- The number of partitions is fixed when a topic is first used: keys must stay where they are.
  CREATE TABLE topics (name TEXT PRIMARY KEY, partitions INTEGER NOT NULL) STRICT, WITHOUT ROWID;

  -- seq is the offset: writers are serialised, so within a partition it grows in the order of the commits.
  CREATE TABLE events (
    seq INTEGER PRIMARY KEY AUTOINCREMENT,
    topic TEXT NOT NULL,
    partition INTEGER NOT NULL,
    id TEXT NOT NULL,
    key TEXT NOT NULL,
    type TEXT NOT NULL,
    data TEXT NOT NULL,
    at_ms INTEGER NOT NULL,
    only_group TEXT -- set on what was replayed from the dead letters of one group
  ) STRICT;
  CREATE INDEX events_in_order ON events (topic, partition, seq);

  -- Where a group stands in a partition: done is the seq of the last finished event, attempts and again_at_ms
  -- belong to the one after it.
  CREATE TABLE positions (
    topic TEXT NOT NULL,
    consumer_group TEXT NOT NULL,
    partition INTEGER NOT NULL,
    done INTEGER NOT NULL DEFAULT 0,
    attempts INTEGER NOT NULL DEFAULT 0,
    again_at_ms INTEGER NOT NULL DEFAULT 0,
    owner TEXT,
    PRIMARY KEY (topic, consumer_group, partition)
  ) STRICT, WITHOUT ROWID;

  -- Running subscriptions of all processes. One that does not renew its lease has died.
  CREATE TABLE members (
    member TEXT PRIMARY KEY,
    topic TEXT NOT NULL,
    consumer_group TEXT NOT NULL,
    lease_until_ms INTEGER NOT NULL
  ) STRICT, WITHOUT ROWID;

  CREATE TABLE dead_letters (
    id INTEGER PRIMARY KEY AUTOINCREMENT,
    topic TEXT NOT NULL,
    consumer_group TEXT NOT NULL,
    partition INTEGER NOT NULL,
    event_id TEXT NOT NULL,
    key TEXT NOT NULL,
    type TEXT NOT NULL,
    data TEXT NOT NULL,
    at_ms INTEGER NOT NULL,
    attempts INTEGER NOT NULL,
    reason TEXT NOT NULL
  ) STRICT;
  `,
];
