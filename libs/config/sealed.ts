import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { ConfigurationError } from './read.ts';

const prefix = 'sealed:v1:';
const keyBytes = 32;
const ivBytes = 12;
const tagBytes = 16;

/** A new key for sealing, as it stands in its file: 256 random bits in base64. */
export function newSealingKey(): string {
  return randomBytes(keyBytes).toString('base64');
}

/** Throws a ConfigurationError that names the file when it holds no key. */
export function readSealingKey(file: string): Buffer {
  let text: string;
  try {
    text = readFileSync(file, 'utf8');
  } catch (error) {
    throw new ConfigurationError(
      `${file}: the key for sealed settings cannot be read (${(error as NodeJS.ErrnoException).code})`,
    );
  }
  const key = Buffer.from(text.trim(), 'base64');
  if (key.length !== keyBytes) throw new ConfigurationError(`${file}: must hold ${keyBytes} bytes in base64`);
  return key;
}

/** `secret` encrypted by AES-256-GCM for one `place` (tenant and field): moved elsewhere it does not open. */
export function seal(secret: string, place: string, key: Buffer): string {
  const iv = randomBytes(ivBytes);
  const cipher = createCipheriv('aes-256-gcm', key, iv).setAAD(Buffer.from(place));
  const text = Buffer.concat([cipher.update(secret, 'utf8'), cipher.final()]);
  return prefix + Buffer.concat([iv, cipher.getAuthTag(), text]).toString('base64');
}

/** The secret that was sealed for `place`; one that is not sealed is given as it is. */
export function unseal(value: string, place: string, key: Buffer | undefined): string {
  if (!value.startsWith(prefix)) return value;
  if (key === undefined)
    throw new ConfigurationError(`${place} is sealed: name the key's file with SEALING_KEY_FILE`);
  const bytes = Buffer.from(value.slice(prefix.length), 'base64');
  const iv = bytes.subarray(0, ivBytes);
  try {
    const decipher = createDecipheriv('aes-256-gcm', key, iv)
      .setAAD(Buffer.from(place))
      .setAuthTag(bytes.subarray(ivBytes, ivBytes + tagBytes));
    return decipher.update(bytes.subarray(ivBytes + tagBytes), undefined, 'utf8') + decipher.final('utf8');
  } catch {
    throw new ConfigurationError(
      `${place} does not open with this key: seal it again, or restore the key it was sealed with`,
    );
  }
}
