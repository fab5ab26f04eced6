import { Failure } from '@orderloom/errors/failure.ts';

/** What a caller is told of a file system error; other errors come back as they are. */
export function storageFailure(error: unknown): unknown {
  const code = error instanceof Error && 'code' in error ? error.code : undefined;
  if (code === 'ENOSPC' || code === 'EDQUOT') {
    return new Failure('overloaded', 'Storage is full', { retryAfterSeconds: 30 }, { cause: error });
  }
  if (code === 'ENOENT') return new Failure('not_found', 'File not found', {}, { cause: error });
  if (code === 'EMFILE' || code === 'ENFILE') {
    return new Failure('overloaded', 'Too many open files', { retryAfterSeconds: 5 }, { cause: error });
  }
  if (code === 'EACCES' || code === 'EPERM' || code === 'EROFS' || code === 'EIO') {
    return new Failure('unavailable', `Storage cannot be used (${code})`, {}, { cause: error });
  }
  return error;
}
