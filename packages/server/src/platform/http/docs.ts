/**
 * OpenAPI 3.1 of the REST face at /api/openapi.json and its reading page at /api/docs, offline, for signed-in users.
 *
 * Both are made at the first request (they cost time and memory that most days nobody needs) and kept: the description
 * from the contract, the page by libraries in an application of its own, which is asked without a socket, so that this one's
 * headers and guards hold for it. Source: decisions §2a.
 */

import { platformErrors } from '@sede/domain/kernel';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { type ApiDeps, type Modules, needsSecondStep } from '../api/index.ts';

async function describe(modules: Modules): Promise<Record<string, unknown>> {
  const [{ OpenAPIGenerator }, { ZodToJsonSchemaConverter }] = await Promise.all([
    import('@orpc/openapi'),
    import('@orpc/zod/zod4'),
  ]);
  const byName = Object.entries(modules).toSorted(([a], [b]) => a.localeCompare(b));
  const contract = Object.fromEntries(byName.map(([name, module]) => [name, module.contract]));
  const generator = new OpenAPIGenerator({ schemaConverters: [new ZodToJsonSchemaConverter()] });
  const document = await generator.generate(contract, {
    info: {
      title: 'Sede',
      version: '1',
      description:
        'API REST da Sede. Valores em centavos inteiros; datas AAAA-MM-DD; escritas exigem o cabeçalho X-Sede: 1 e aceitam Idempotency-Key. Erros: { code, message, data? }.',
    },
    servers: [{ url: '/api' }],
  });
  return { ...document };
}

/** The reading page's own server, asked in the process: its libraries are loaded when somebody first reads. */
async function readingPage(document: Record<string, unknown>): Promise<FastifyInstance> {
  const [{ default: fastify }, { default: swagger }, { default: swaggerUi }] = await Promise.all([
    import('fastify'),
    import('@fastify/swagger'),
    import('@fastify/swagger-ui'),
  ]);
  const page = fastify();
  // Two libraries, two types of the same OpenAPI document.
  await page.register(swagger, { mode: 'static', specification: { document: document as never } });
  await page.register(swaggerUi, {
    routePrefix: '/api/docs',
    theme: { title: 'API da Sede' },
    // Some three hundred operations: closed by module, found by name. Writes need a header that this page does not send.
    uiConfig: {
      layout: 'BaseLayout',
      docExpansion: 'none',
      filter: true,
      defaultModelsExpandDepth: -1,
      supportedSubmitMethods: ['get'],
    },
  });
  return page;
}

const PASSED_ON = ['content-type', 'cache-control', 'location'] as const;

export function mountDocs(app: FastifyInstance, deps: ApiDeps, modules: Modules): void {
  let document: Promise<Record<string, unknown>> | null = null;
  let page: Promise<FastifyInstance> | null = null;
  const signedIn = async (request: FastifyRequest) => {
    const actor = await deps.authenticate(request);
    if (!actor) throw platformErrors.nao_autenticado();
    if (needsSecondStep(actor)) throw platformErrors.duas_etapas();
  };
  const made = () => (document ??= describe(modules));
  const read = async (request: FastifyRequest, reply: FastifyReply) => {
    page ??= made().then(readingPage);
    const answer = await (await page).inject({ method: 'GET', url: request.url });
    for (const name of PASSED_ON) if (answer.headers[name]) reply.header(name, answer.headers[name]);
    return reply.code(answer.statusCode).send(answer.rawPayload);
  };
  app.get('/api/openapi.json', { preHandler: signedIn }, made);
  for (const path of ['/api/docs', '/api/docs/*']) app.get(path, { onRequest: signedIn }, read);
}
