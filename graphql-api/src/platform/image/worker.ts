import { setPriority } from 'node:os';
import sharp from 'sharp';
import { serveTasks } from '../process/serve-tasks.ts';
import { imageTasks } from './tasks.ts';

// The program of the image process, which images.ts starts.

// No picture is decoded twice with the same settings. Two pictures in progress, with one thread each, leave a
// processor to the server.
sharp.cache(false);
sharp.concurrency(1);
// A lower priority than the server's: each thread gets a third of the server's share.
setPriority(5);
serveTasks(imageTasks);
