@rem Scripts in package.json start with the shell's `exec`, so that signals sent to npm reach Node; this is it for Windows.
@%*
