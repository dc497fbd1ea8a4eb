/**
 * The built screens: hashed files for a year, the page itself never from a cache, unknown addresses of the product
 * answered with the page (its router shows 404), public pages with theirs, unknown files and API addresses with a 404.
 * A page that shows frames of another origin lets that one in, in its own answer alone.
 */

import { readFile } from 'node:fs/promises';
import path from 'node:path';
import fastifyStatic from '@fastify/static';
import { platformErrors } from '@sede/domain/kernel';
import type { FramingPage } from '@sede/domain/manifest';
import type { FastifyInstance } from 'fastify';
import { framingHeaders } from './security-headers.ts';

/**
 * The page's scripts. The last is its own: its name carries the digest of what it holds. What stands before it (the
 * bundler's few lines) is the same in every build.
 */
const SCRIPTS = /<script[^>]*\ssrc="\/assets\/([^"]+)"/g;

/**
 * What names this build of the screens: each answer of the API says it (`x-sede-telas`), so that a page that was opened
 * before an update notices. null where there are none, or where they are not built (development).
 */
export async function screensVersion(folder: string | null): Promise<string | null> {
  if (folder === null) return null;
  const page = await readFile(path.join(folder, 'index.html'), 'utf8');
  return [...page.matchAll(SCRIPTS)].at(-1)?.[1] ?? null;
}

interface Pages {
  /** Addresses that are answered with the small page of those who are not signed in. */
  publicPages: readonly string[];
  framingPages: readonly FramingPage[];
}

export async function mountScreens(
  app: FastifyInstance,
  folder: string | null,
  { publicPages, framingPages }: Pages,
): Promise<void> {
  if (folder === null) {
    app.setNotFoundHandler(() => {
      throw platformErrors.nao_encontrado();
    });
    return;
  }
  await app.register(fastifyStatic, {
    root: folder,
    wildcard: true,
    preCompressed: true,
    cacheControl: false,
    setHeaders: (reply, path) => {
      const immutable = /[/\\]assets[/\\]/.test(path);
      reply.header('cache-control', immutable ? 'public, max-age=31536000, immutable' : 'no-cache');
    },
  });
  app.setNotFoundHandler((request, reply) => {
    const path = request.url.split('?', 1)[0] ?? '/';
    const page = request.method === 'GET' && !/^\/(api|rpc|assets)(\/|$)/.test(path) && !/\.\w+$/.test(path);
    if (!page) throw platformErrors.nao_encontrado();
    const address = path.length > 1 ? path.replace(/\/$/, '') : path;
    const open = publicPages.includes(address);
    const framing = framingPages.find(({ caminho }) => caminho === address);
    if (framing) reply.headers(framingHeaders(framing.origem));
    return reply.header('cache-control', 'no-cache').sendFile(open ? 'publico.html' : 'index.html');
  });
}
