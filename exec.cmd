@rem On Windows, where the shell has no `exec`: package.json's `npm start` finds this file in its place.
@%*
