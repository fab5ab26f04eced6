// A worker of the test: opens the database as soon as the gate is open, together with the others.
import { parentPort, workerData } from 'node:worker_threads';
import { openDatabase } from './open-database.ts';

const { file, migrations, gate } = workerData as { file: string; migrations: string[]; gate: Int32Array };
parentPort!.postMessage('waiting');
Atomics.wait(gate, 0, 0);
try {
  openDatabase(file, migrations).close();
  parentPort!.postMessage('opened');
} catch (error) {
  parentPort!.postMessage(String(error));
}
