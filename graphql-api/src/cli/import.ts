import 'reflect-metadata';
import { readFile } from 'node:fs/promises';
import { openApp } from '../app.ts';
import { ConfigError } from '../core/config.ts';
import { importWordPress } from '../wordpress/import.ts';
import { runWithConfig } from './command.ts';
