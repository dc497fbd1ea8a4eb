/**
 * OpenAPI 3.1 of the REST face at /api/openapi.json and its reading page at /api/docs, offline, for signed-in users.
 *
 * The description is generated from the contract at the first request (it costs memory that most days nobody needs) and
 * kept. Source: decisions §2a.
 */

import { platformErrors } from '@sede/domain/kernel';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { type ApiDeps, type Modules, needsSecondStep } from '../api/index.ts';

async function describe(modules: Modules): Promise<Record<string, unknown>> {
  const [{ OpenAPIGenerator }, { ZodToJsonSchemaConverter }] = await Promise.all([
    import('@orpc/openapi'),
    import('@orpc/zod/zod4'),
  ]);
  const contract = Object.fromEntries(Object.entries(modules).map(([name, module]) => [name, module.contract]));
  const generator = new OpenAPIGenerator({ schemaConverters: [new ZodToJsonSchemaConverter()] });
  const document = await generator.generate(contract as never, {
    info: {
      title: 'Sede',
      version: '1',
      description:
        'API REST da Sede. Valores em centavos inteiros; datas AAAA-MM-DD; escritas exigem o cabeçalho X-Sede: 1 e aceitam Idempotency-Key. Erros: { code, message, data? }.',
    },
    servers: [{ url: '/api' }],
  });
  return document as unknown as Record<string, unknown>;
}

export function mountDocs(app: FastifyInstance, deps: ApiDeps, modules: Modules): void {
  let document: Promise<Record<string, unknown>> | null = null;
  const signedIn = async (request: FastifyRequest) => {
    const actor = await deps.authenticate(request);
    if (!actor) throw platformErrors.nao_autenticado();
    if (needsSecondStep(actor)) throw platformErrors.duas_etapas();
  };
  const made = () => (document ??= describe(modules));
  app.get('/api/openapi.json', { preHandler: signedIn }, made);
  void app.register(async (scope) => {
    scope.addHook('onRequest', signedIn);
    // The page asks for the description at an address of its own, whose handler cannot wait for it.
    let ready: Record<string, unknown> = {};
    scope.addHook('preHandler', async (request) => {
      if (/\/(json|yaml)$/.test(request.routeOptions.url ?? '')) ready = await made();
    });
    const { default: swaggerUi } = await import('@fastify/swagger-ui');
    const { default: swagger } = await import('@fastify/swagger');
    await scope.register(swagger, {
      mode: 'static',
      specification: { document: { openapi: '3.1.0', info: { title: 'Sede', version: '1' }, paths: {} } },
    });
    await scope.register(swaggerUi, {
      routePrefix: '/api/docs',
      theme: { title: 'API da Sede' },
      // Some two hundred operations: closed by module, found by name. Writes need a header that this page does not send.
      uiConfig: {
        layout: 'BaseLayout',
        docExpansion: 'none',
        filter: true,
        defaultModelsExpandDepth: -1,
        supportedSubmitMethods: ['get'],
      },
      transformSpecification: () => ready,
      transformSpecificationClone: false,
    });
  });
}
