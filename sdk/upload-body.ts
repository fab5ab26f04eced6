import { FileNotReadable } from './errors.ts';

/** Content with the file name it is uploaded under. */
export interface NamedContent {
  name: string;
  content: Blob | Uint8Array | ArrayBuffer;
}

/** A file on disk, in Node; it is streamed, whatever its size. Its name is the path's last part unless given. */
export interface FilePath {
  path: string;
  name?: string;
}

export type UploadFile = File | NamedContent | FilePath;

/** A multipart form as one blob, whose parts stay where they are until they are sent: it can be sent repeatedly. */
export interface UploadBody {
  type: string;
  blob: Blob;
}

/** Throws FileNotReadable for a path where there is no file. */
export async function openUploadBody(
  fields: Record<string, string>,
  fileField: string,
  files: UploadFile[],
): Promise<UploadBody> {
  const boundary = `orderloom-${crypto.getRandomValues(new Uint32Array(4)).join('-')}`;
  const parts: (string | Blob | ArrayBuffer | Uint8Array<ArrayBuffer>)[] = [];
  for (const [name, value] of Object.entries(fields)) parts.push(`${head(boundary, name)}\r\n${value}\r\n`);
  for (const file of files) {
    const { name, content } = await openFile(file);
    const type = 'Content-Type: application/octet-stream\r\n';
    parts.push(
      `${head(boundary, fileField, name)}${type}\r\n`,
      content as Blob | ArrayBuffer | Uint8Array<ArrayBuffer>,
      '\r\n',
    );
  }
  parts.push(`--${boundary}--\r\n`);
  return { type: `multipart/form-data; boundary=${boundary}`, blob: new Blob(parts) };
}

function head(boundary: string, name: string, fileName?: string): string {
  const file = fileName === undefined ? '' : `; filename="${escapeName(fileName)}"`;
  return `--${boundary}\r\nContent-Disposition: form-data; name="${escapeName(name)}"${file}\r\n`;
}

/** As browsers do it (https://html.spec.whatwg.org, multipart/form-data encoding algorithm). */
function escapeName(name: string): string {
  return name.replaceAll('\n', '%0A').replaceAll('\r', '%0D').replaceAll('"', '%22');
}

async function openFile(file: UploadFile): Promise<NamedContent> {
  if (file instanceof File) return { name: file.name, content: file };
  if ('content' in file) return file;
  if (!('path' in file)) throw new TypeError('a file to upload is a File, { name, content } or { path }');
  return { name: file.name ?? file.path.split(/[/\\]/).at(-1)!, content: await openPath(file.path) };
}

async function openPath(path: string): Promise<Blob> {
  // Bundlers for browsers are told to leave it alone.
  const fs = await import(/* webpackIgnore: true */ /* @vite-ignore */ 'node:fs');
  const found = await fs.promises.stat(path).catch((error: { code: string }) => {
    throw new FileNotReadable(`${path} cannot be read (${error.code})`, { cause: error });
  });
  if (!found.isFile()) throw new FileNotReadable(`${path} is no file`);
  return fs.openAsBlob(path);
}
