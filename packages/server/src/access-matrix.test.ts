import { can, ROLES, type Role } from '@sede/domain/access';
import { isOpInput } from '@sede/domain/contract';
import { newId } from '@sede/domain/kernel';
import { contract } from '@sede/domain/root-contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { z } from 'zod';
import type { RegisteredOp } from '#platform/api/registry.ts';
import { type TestApp, testApp } from '#platform/testing/test-app.ts';
import type { Caller } from '#platform/testing/test-caller.ts';

type Operation = Pick<RegisteredOp, 'name' | 'module' | 'verb' | 'op'>;
const operations: Operation[] = Object.entries(contract).flatMap(([module, ops]) =>
  Object.entries(ops).map(([verb, op]) => ({ name: `${module}.${verb}`, module, verb, op: op as RegisteredOp['op'] })),
);
const metaOf = ({ op }: Operation) => op['~orpc'].meta;

interface Principal {
  who: string;
  caller: Caller;
  signedIn: boolean;
  papeis: readonly Role[];
}

let app: TestApp;
const principals: Principal[] = [];

beforeAll(async () => {
  app = await testApp();
  principals.push({ who: 'a stranger', caller: app.stranger, signedIn: false, papeis: [] });
  const disabled = await app.person(['gestor_sistema', 'admin_financeiro', 'aprovador']);
  await app.banco.ownerPool.query('update usuarios set desabilitado = true where id = $1', [disabled.usuarioId]);
  principals.push({ who: 'a disabled user', caller: disabled, signedIn: false, papeis: [] });
  principals.push({ who: 'nobody’s role', caller: await app.person([]), signedIn: true, papeis: [] });
  for (const { valor } of ROLES) {
    principals.push({ who: valor, caller: await app.person([valor]), signedIn: true, papeis: [valor] });
  }
});
afterAll(() => app.close());

/** 401, 403, or null for 'let through' (whatever the operation then says of an empty input). */
function expected(operation: Operation, { signedIn, papeis }: Principal): 401 | 403 | null {
  const { permission } = metaOf(operation);
  if (permission === 'public') return null;
  if (!signedIn) return 401;
  return can(papeis, permission) ? null : 403;
}

const callRest = ({ op }: Operation, caller: Caller) => {
  const { method, path } = op['~sede'];
  const url = path.replaceAll(/\{\w+\}/g, newId());
  return caller.rest(method, url, method === 'GET' ? undefined : {});
};

/** A live stream that is let through never ends: its own test opens it. */
const endless = (operation: Operation, principal: Principal) =>
  metaOf(operation).raw === 'stream' && expected(operation, principal) === null;

/** A caller waits for the database most of the time: some at once, each with the operations in their order. */
const AT_ONCE = 4;

async function mismatches(
  call: (operation: Operation, caller: Caller) => Promise<{ status: number; body: unknown }>,
  of: Operation[],
  asked: (operation: Operation, principal: Principal) => boolean = () => true,
) {
  const wrong: string[] = [];
  const waiting = [...principals];
  async function everyOperation(): Promise<void> {
    for (let principal = waiting.shift(); principal; principal = waiting.shift()) {
      for (const operation of of) {
        if (endless(operation, principal) || !asked(operation, principal)) continue;
        const { status } = await call(operation, principal.caller);
        const want = expected(operation, principal);
        const right = want === null ? status !== 401 && status !== 403 && status < 500 : status === want;
        if (!right)
          wrong.push(`${operation.name} as ${principal.who}: ${status}, expected ${want ?? 'to be let through'}`);
      }
    }
  }
  await Promise.all(Array.from({ length: AT_ONCE }, everyOperation));
  return wrong;
}

/**
 * Both faces lead through the same `invoke`, which the whole table proves on the REST face: that no operation goes around it on
 * the other one is told by who has no role at all, and by one role that may and one that may not.
 */
function tells(operation: Operation, principal: Principal): boolean {
  const [role] = principal.papeis;
  if (role === undefined) return true;
  const like = principals.find(
    (one) => one.papeis.length > 0 && expected(operation, one) === expected(operation, principal),
  );
  return like === principal;
}

describe('the whole permission table, every operation × every principal', () => {
  it('holds on the REST face', { timeout: 300_000 }, async () => {
    expect(await mismatches(callRest, operations)).toEqual([]);
  });

  it('holds on the RPC face', { timeout: 300_000 }, async () => {
    const rpc = operations.filter((operation) => metaOf(operation).raw === null);
    expect(await mismatches(({ name }, caller) => caller.rpc(name, {}), rpc, tells)).toEqual([]);
  });

  it('raw operations do not exist on the RPC face', async () => {
    const [, , , { caller }] = principals as [Principal, Principal, Principal, Principal];
    for (const { name } of operations.filter((operation) => metaOf(operation).raw !== null)) {
      expect((await caller.rpc(name, {})).status, name).toBe(404);
    }
  });
});

describe('every operation of the contract', () => {
  it('is really served: the program’s modules and the contract are the same', () => {
    expect(operations.length).toBeGreaterThan(50);
    expect(new Set(operations.map(({ op }) => `${op['~sede'].method} ${op['~sede'].path}`)).size).toBe(
      operations.length,
    );
  });

  it('takes an input of our builders and refuses an unknown key', () => {
    for (const { name, op } of operations) {
      const schema = op['~orpc'].inputSchema as z.ZodType;
      expect(isOpInput(schema), name).toBe(true);
      const { error } = schema.safeParse({ surpresa: 1 });
      expect(
        error?.issues.some((issue) => issue.code === 'unrecognized_keys'),
        name,
      ).toBe(true);
    }
  });

  it('says in Portuguese what it does, under a path of lower case words', () => {
    for (const { name, op } of operations) {
      expect(op['~orpc'].route.summary, name).toMatch(/^[A-ZÀ-Ú].{8,}[.…]$/);
      expect(op['~sede'].path, name).toMatch(/^(\/[a-z-]+|\/\{id\})+$/);
    }
  });

  it('that a stranger may call is limited by the address, and a write takes a ticket', () => {
    const APART: Record<string, string> = {
      'configuracoes.logo': 'a picture with an address of its own, kept by browsers for ever',
      'saude.get': 'asked by whatever watches the server',
      'sessao.get': 'the start of every page',
      'sessao.primeiroAcesso': 'counts wrong codes itself, and ends with the first user',
    };
    // A link's token of 192 bits is what nobody guesses; each is worth one use.
    const BY_TOKEN = [
      'comunicacoes.temas',
      'comunicacoes.salvarTemas',
      'meuPerfil.lerLink',
      'meuPerfil.usarLink',
      'pedidosFiliacao.assinar',
      'pedidosFiliacao.termo',
      'pesquisas.formulario',
      'termos.ler',
      'termos.responder',
    ];
    const open = operations.filter((operation) => metaOf(operation).permission === 'public' && !APART[operation.name]);
    expect(open.length).toBeGreaterThan(1);
    for (const operation of open) {
      const { perAddress, ticket, kind, raw } = metaOf(operation);
      expect(perAddress, operation.name).not.toBeNull();
      if (kind === 'write' && !raw && !BY_TOKEN.includes(operation.name)) expect(ticket, operation.name).not.toBeNull();
    }
    for (const name of Object.keys(APART)) expect(operations.map((one) => one.name)).toContain(name);
  });

  it('acts on a version that was seen, or creates, or is here with its reason', () => {
    const WITHOUT_VERSION: Record<string, string> = {
      'anexos.enviar': 'creates',
      'atendimentos.agendar': 'creates',
      'atendimentos.comentar': 'adds to what is there',
      'feriados.desligar': 'creates',
      'inventarios.decidir': 'one answer an asset, of which the database keeps the first',
      'inventarios.ler': 'the key of the phone that read it: an asset counts once',
      'inventarios.lerVarias': 'as ler',
      'inventarios.removerLeitura': 'one reading, held; a second finds it gone',
      'temas.createItem': 'creates',
      'temas.createPessoa': 'creates',
      'temas.createProcesso': 'creates',
      'temas.createAcao': 'creates',
      'temas.incluirArquivo': 'adds a file, whoever else adds some',
      'temas.incluirLink': 'adds a link, whoever else adds some',
      'temas.avancar': 'one answer and the step that was reached, which never goes back: nobody is typing either',
      'temas.concluir': 'as avancar, of the last step',
      'temas.acompanhar': 'one’s own following; twice is once',
      'temas.deixarDeAcompanhar': 'one’s own following',
      'temas.verMovimentacoes': 'one’s own mark, which only goes forward',
      'temas.responder': 'one answer; what it hides is kept',
      'sindex.createCusto': 'creates',
      'sindex.createViabilidade': 'creates',
      'autoridades.enviarFoto': 'creates',
      'avisos.ler': 'one’s own notice, read or not',
      'avisos.lerTodos': 'one’s own notices, named by their ids',
      'avisos.preferir': 'a switch of one’s own',
      'inicio.fixar': 'a pin of one’s own',
      'conta.alterarSenha': 'the person’s own secret has no version',
      'conta.encerrarOutras': 'ends whatever sessions there are',
      'conta.encerrarSessao': 'a session has no version',
      'configuracoes.update': 'each change carries its own setting’s version',
      'atos.desfazer': 'acts on the versions that the act itself left',
      'auditoria.verificar': 'asks for a check, changes no record',
      'conta.preferir': 'a choice of one’s own',
      'contratos.anotar': 'adds a note; none is ever changed',
      'contratos.removerAnexo': 'one file, by its id',
      'bens.anexar': 'adds to what is there',
      'bens.removerAnexo': 'one file, by its id',
      'manutencoes.removerAnexo': 'one file, by its id',
      'contratos.reenviarAlerta': 'one alert that was given, by its id; what waits is refused',
      'copias.fazer': 'asks for a backup, changes no record',
      'correcoes.pedir': 'creates',
      'despesas.recolher': 'creates; carries the sum that was seen',
      'emails.reenviar': 'acts on the state, not on content',
      'emails.reenviarTodos': 'acts on the state, not on content',
      'comunicacoes.contar': 'writes nothing: counts a selection',
      'comunicacoes.descadastrar': 'the choice of whoever has the mail, by the token of a link',
      'comunicacoes.devolver': 'acts on the state of an address',
      'comunicacoes.liberar': 'acts on the state of an address',
      'comunicacoes.salvarTemas': 'the choice of whoever has the mail, by the token of a link',
      'comunicacoes.temas': 'reads, by the token of a link',
      'consignacoes.concluir': 'acts on the month’s state',
      'consignacoes.enviar': 'creates; the same file changes nothing',
      'consignacoes.inativar': 'carries the number that was seen; its undoing carries each record’s version',
      'consignacoes.prever': 'reads a file, writes nothing',
      'consignacoes.reabrir': 'acts on the month’s state',
      'consignacoes.reativar': 'acts on the state, not on content',
      'consignacoes.salvarLayout': 'creates a version',
      'consignacoes.testarLayout': 'reads a file, writes nothing',
      'consignacoes.tratar': 'each occurrence carries its treatment’s version',
      'consignacoes.verificar': 'creates; one at a time',
      'conciliacoes.assinar': 'carries the balances seen; creates, or acts on the month’s state',
      'conciliacoes.informarSaldo': 'one typed figure of a month, the last one holds',
      'conciliacoes.justificar': 'one text of a movement, the last one holds',
      'extratos.confirmarVarias': 'each line carries its own version',
      'extratos.importar': 'creates',
      'extratos.prever': 'writes nothing: what an import would do',
      'extratos.salvarLeiaute': 'creates, or replaces an account’s columns',
      'fechamentos.fechar': 'creates the closing, or acts on the month’s state',
      'fechamentos.gerarArquivo': 'asks for a file, changes no record',
      'duplicados.distinguir': 'one fact about two records, added to what is there',
      'meuPerfil.cancelarEmail': 'ends one’s own wish, whatever it was',
      'meuPerfil.lerLink': 'changes nothing',
      'meuPerfil.ligar': 'acts on the state, not on content',
      'meuPerfil.receber': 'a choice of one’s own',
      'meuPerfil.revogar': 'ends one’s own consent, whatever it was',
      'meuPerfil.usarLink': 'the link says what it was sent for',
      'orcamento.copiar': 'carries the count and sum of the preview seen',
      'orcamento.salvar': 'each cell carries its own version',
      'processos.anexar': 'adds files, whoever else adds some',
      'processos.anexarAoEvento': 'adds files, whoever else adds some',
      'processos.comentar': 'adds a comment; none is ever changed',
      'processos.createEvento': 'creates',
      'processos.incluirFiliados': 'adds members, whoever else adds some',
      'processos.removerAnexo': 'one file, by its id',
      'processos.removerAnexoDoEvento': 'one file, by its id',
      'processos.removerFiliado': 'one member, by the link that was seen',
      'recorrencias.confirmarVarias': 'each proposal carries its recurrence’s version',
      'recorrencias.pular': 'each proposal carries its recurrence’s version',
      'saude.repetirTarefa': 'acts on the state, not on content',
      'sessao.primeiroAcesso': 'creates, once',
      'usuarios.convidar': 'acts on the state, not on content',
      'pedidosFiliacao.enviar': 'creates, paid for by a ticket',
      'pedidosFiliacao.termo': 'reads, by the secret of a link',
      'pedidosFiliacao.baixarTermo': 'reads, by the secret of a link',
      'pedidosFiliacao.assinar': 'acts on the state, by the secret of a link',
      'pedidosFiliacao.enviarAssinado': 'acts on the state, by the secret of a link',
      'nomesParcela.buscar': 'a search, paid for by a ticket',
      'nomesParcela.situacao': 'a search, paid for by a ticket',
      'nomesParcela.prever': 'reads a file, writes nothing',
      'nomesParcela.publicar': 'creates',
      'importacoesInteracao.receber': 'creates',
      'listasProcesso.receber': 'creates',
      'usuarios.copiarConvite': 'acts on the state, not on content',
      'usuarios.encerrarSessao': 'a session has no version',
      'usuarios.encerrarSessoes': 'ends whatever sessions there are',
      'pesquisas.conferir': 'reads; its selection is a body',
      'pesquisas.enviar': 'creates',
      'pesquisas.formulario': 'reads, by the secret of a link',
      'pesquisas.responder': 'creates, by the secret of a link, paid for by a ticket',
      'termos.emitir': 'creates; the former one is replaced',
      'termos.ler': 'reads, by the secret of a link',
      'termos.papel': 'acts on the state, not on content',
      'termos.responder': 'acts on the state, by the secret of a link',
      'verificador.consultar': 'changes no record; its log is the limit’s account',
      'visoes.definirPadrao': 'what one’s own list opens with',
      'visoes.retirarPadrao': 'what one’s own list opens with',
    };
    const found = operations
      .filter((operation) => metaOf(operation).kind === 'write' && operation.verb !== 'create')
      .filter(({ op }) => {
        // Every input is an object; the contract's type keeps no schema of a single operation.
        const shape = (op['~orpc'].inputSchema as { shape?: Record<string, unknown> }).shape ?? {};
        return !('versao' in shape) && !('versoes' in shape);
      })
      .map(({ name }) => name);
    expect(found.toSorted()).toEqual(Object.keys(WITHOUT_VERSION).toSorted());
  });
});
