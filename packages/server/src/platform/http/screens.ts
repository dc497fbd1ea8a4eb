/**
 * The built screens: hashed files for a year, the page itself never from a cache, unknown addresses of the product
 * answered with the page (its router shows 404), unknown files and API addresses with a 404.
 */

import fastifyStatic from '@fastify/static';
import { platformErrors } from '@sede/domain/kernel';
import type { FastifyInstance } from 'fastify';

export async function mountScreens(app: FastifyInstance, folder: string | null): Promise<void> {
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
    return reply.header('cache-control', 'no-cache').sendFile('index.html');
  });
}
