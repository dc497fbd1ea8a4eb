/**
 * What the tests of expenses share: the whole server with the people of the road, and builders in words of the business.
 *
 * `office()` opens it: Ana and Bruno register (admin_financeiro), Carla and Davi approve, Vera only looks. `expense`
 * registers one of 100,00 due 25/11/2026 (the clock stands on 20/11/2026) under a document number of its own.
 * `many` is the body of an operation on several records, on the versions seen.
 */
import type { Despesa, DespesaCompleta } from '@sede/domain/modules/financeiro/despesas';
import { expect } from 'vitest';
import { receiveUpload } from '#platform/files/index.ts';
import { pdfBytes, streamOf } from '#platform/files/pdf-for-tests.ts';
import { type TestPerson, testApp } from '#platform/testing/test-app.ts';

export type Office = Awaited<ReturnType<typeof office>>;
export interface Pagina {
  itens: Despesa[];
  total?: number;
  somas?: { valor: number; valorLiquido: number };
}
export interface Feito {
  feitas: string[];
  recusadas: { id: string; code: string; message: string }[];
  restam?: { esperadas: number; marca: string; depois: string } | null;
}
type Seen = Pick<Despesa, 'id' | 'versao'>;

export const many = (...seen: Seen[]) => ({
  ids: seen.map(({ id }) => id),
  versoes: Object.fromEntries(seen.map(({ id, versao }) => [id, versao])),
});

export const PAGAMENTO = {
  dataLiquidacaoPagamento: '2026-11-20',
  bancoLiquidacao: 'Banco do Brasil',
  numeroPagamento: '1234',
};

export async function office() {
  const app = await testApp();
  const ana = await app.person(['admin_financeiro'], { nome: 'Ana' });
  const bruno = await app.person(['admin_financeiro'], { nome: 'Bruno' });
  const carla = await app.person(['aprovador'], { nome: 'Carla' });
  const davi = await app.person(['aprovador'], { nome: 'Davi' });
  const vera = await app.person(['visualizador_financeiro'], { nome: 'Vera' });
  const eventos = await app.person(['gestor_evento'], { nome: 'Eva' });
  let documents = 0;

  const made = async (who: TestPerson, path: string, body: object): Promise<string> => {
    const answer = await who.rest<{ id: string }>('POST', path, body);
    expect(answer.status, JSON.stringify(answer.body)).toBe(200);
    return answer.body.id;
  };
  const idBeneficiario = await made(ana, '/beneficiarios', {
    tipo: 'J',
    cpfCnpj: '11222333000181',
    nomeBeneficiario: 'Gráfica São João',
  });
  const idItemDespesa = await made(ana, '/itens-despesa', { tipo: 'Serviços', nome: 'Impressão de boletins' });
  const idEvento = await made(eventos, '/eventos', { tipo: 'Próprio', nome: 'Congresso anual' });

  const form = (over: object = {}) => {
    documents += 1;
    return {
      idItemDespesa,
      tipoDespesa: 'Serviços',
      centroCusto: 'Custos operacionais internos',
      descricao: 'Boletim de novembro',
      idBeneficiario,
      valor: 100_00,
      dataVencimento: '2026-11-25',
      numeroParcelas: 1,
      meioPagamento: 'Digital',
      tipoDocumento: 'BOLETO',
      numeroDocumento: `DOC-${documents}`,
      ...over,
    };
  };
  const register = <T = { ids: string[]; grupoParcelas: string | null }>(over: object = {}, who = ana) =>
    who.rest<T>('POST', '/despesas', form(over));
  const get = async (id: string, who = ana) => {
    const answer = await who.rest<DespesaCompleta>('GET', `/despesas/${id}`);
    expect(answer.status).toBe(200);
    return answer.body;
  };
  const ids = async (over: object = {}) => {
    const answer = await register(over);
    expect(answer.status, JSON.stringify(answer.body)).toBe(200);
    return answer.body.ids;
  };
  const expense = async (over: object = {}) => get((await ids(over))[0] as string);
  const instalments = async (numeroParcelas: number, over: object = {}) =>
    Promise.all((await ids({ numeroParcelas, ...over })).map((id) => get(id)));
  const act = <T = Feito>(who: TestPerson, transition: string, body: object) =>
    who.rest<T>('POST', `/despesas/${transition}`, body);
  /** Asked by Ana; answered as it then stands. */
  const asked = async (over: object = {}) => {
    const seen = await expense(over);
    expect((await act(ana, 'solicitar-aprovacao', many(seen))).body.feitas).toEqual([seen.id]);
    return get(seen.id);
  };
  const approved = async (over: object = {}) => {
    const seen = await asked(over);
    await act(carla, 'aprovar', many(seen));
    await act(davi, 'aprovar', many(await get(seen.id)));
    return get(seen.id);
  };
  const settled = async (over: object = {}) => {
    const seen = await expense(over);
    const answer = await act<Despesa>(ana, `${seen.id}/liquidar`, { versao: seen.versao, ...PAGAMENTO });
    expect(answer.status, JSON.stringify(answer.body)).toBe(200);
    return get(seen.id);
  };
  const list = async (query = '', who = ana) => {
    const answer = await who.rest<Pagina>('GET', `/despesas${query}`);
    expect(answer.status, JSON.stringify(answer.body)).toBe(200);
    return answer.body;
  };
  const change = <T = Despesa & { alteradas: number; aprovacaoAnulada: boolean }>(
    { id, versao }: Seen,
    body: object,
    who = ana,
  ) => who.rest<T>('PATCH', `/despesas/${id}`, { versao, ...body });
  const remove = <T = { excluidas: string[] }>({ id, versao }: Seen, body: object = {}, who = ana) =>
    who.rest<T>('DELETE', `/despesas/${id}`, { versao, ...body });
  const setting = (chave: string, valor: unknown) =>
    app.rows(
      `insert into configuracoes (id, chave, valor, criado_em, atualizado_em) values (gen_random_uuid(), $1, $2, now(), now())
       on conflict (chave) do update set valor = excluded.valor`,
      [chave, JSON.stringify(valor)],
    );
  /** Names these people in `financeiroEspecial`. */
  const especiais = async (...people: TestPerson[]) => {
    const rows = await app.rows<{ email: string }>('select email from usuarios where id = any($1::uuid[])', [
      people.map(({ usuarioId }) => usuarioId),
    ]);
    await setting(
      'financeiroEspecial',
      rows.map(({ email }) => email),
    );
  };
  const clear = async () => {
    await app.rows('delete from despesas');
    await app.rows('delete from configuracoes');
    app.events.length = 0;
  };
  /** A PDF on the server, not yet of any record; its sender's. */
  const pdf = async (nome = 'nota.pdf', who = ana) => {
    const { id } = await receiveUpload({
      stream: streamOf(pdfBytes()),
      nome,
      tamanhoDeclarado: null,
      modulo: 'despesas',
      usuarioId: who.usuarioId,
      store: app.services.files,
      write: (work) => app.db.transaction().execute(work),
    });
    return id;
  };
  const audit = (id: string) =>
    app.rows<{ acao: string; tabela: string; operacao: string; motivo: string | null; usuario_id: string }>(
      `select acao, tabela, operacao, motivo, usuario_id from auditoria where modulo = 'despesas' and registro_id = $1 order by id`,
      [id],
    );
  return {
    app,
    ana,
    bruno,
    carla,
    davi,
    vera,
    eventos,
    idBeneficiario,
    idItemDespesa,
    idEvento,
    form,
    register,
    get,
    ids,
    expense,
    instalments,
    act,
    asked,
    approved,
    settled,
    list,
    change,
    remove,
    setting,
    especiais,
    clear,
    pdf,
    audit,
    made,
    close: () => app.close(),
  };
}
