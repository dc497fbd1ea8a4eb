/**
 * The expenses' test world: the whole server, two people of finance, three approvers, one of each record to refer to.
 *
 *     const m = await despesasWorld();                            // beforeAll
 *     await m.reset();                                            // beforeEach: no expenses, default settings
 *     const { ids } = await m.registered({ valor: 10_000 });      // through the API
 */
import { newId } from '@sede/domain/kernel';
import type { Despesa, DespesaCompleta } from '@sede/domain/modules/financeiro/despesas';
import { pdfBytes } from '#platform/files/pdf-for-tests.ts';
import { type TestPerson, testApp } from '#platform/testing/test-app.ts';

export const NINGUEM = '01939e2b-7c00-7000-8000-000000000099';

export interface Registro {
  ids: string[];
  grupoParcelas: string | null;
}
export interface Muitas {
  feitas: string[];
  recusadas: { id: string; code: string; message: string }[];
}
export interface Trilha {
  usuario_nome: string;
  operacao: string;
  acao: string;
  motivo: string | null;
  tabela: string;
  antes: Record<string, unknown> | null;
  depois: Record<string, unknown> | null;
}

export async function despesasWorld() {
  const app = await testApp();
  const ana = await app.person(['admin_financeiro'], { nome: 'Ana Financeiro' });
  const bia = await app.person(['admin_financeiro'], { nome: 'Bia Financeiro' });
  const visita = await app.person(['visualizador_financeiro'], { nome: 'Vera Visita' });
  const caio = await app.person(['aprovador'], { nome: 'Caio Aprovador' });
  const dora = await app.person(['aprovador'], { nome: 'Dora Aprovadora' });
  const elis = await app.person(['aprovador'], { nome: 'Elis Aprovadora' });

  const post = async <T>(path: string, body: object): Promise<T> => {
    const answer = await ana.rest<T>('POST', path, body);
    if (answer.status !== 200) throw new Error(`${path}: ${answer.bytes.toString()}`);
    return answer.body;
  };
  const cadastro = async (path: string, body: object) => (await post<{ id: string }>(path, body)).id;
  const beneficiario = (over: object = {}) =>
    cadastro('/beneficiarios', {
      tipo: 'J',
      cpfCnpj: '11222333000181',
      nomeBeneficiario: 'Gráfica São João',
      confirmarRepetido: true,
      ...over,
    });
  const item = (over: object = {}) => cadastro('/itens-despesa', { tipo: 'Serviços', nome: 'Impressão', ...over });
  async function evento(nome = 'Encontro Nacional') {
    const id = newId();
    await app.rows(
      `insert into eventos (id, criado_em, atualizado_em, tipo, nome) values ($1, now(), now(), 'Próprio', $2)`,
      [id, nome],
    );
    return id;
  }
  const base = { idBeneficiario: await beneficiario(), idItemDespesa: await item(), idEvento: await evento() };

  let count = 0;
  const nova = (over: object = {}) => {
    count += 1;
    return {
      idItemDespesa: base.idItemDespesa,
      tipoDespesa: 'Serviços',
      centroCusto: 'Custos operacionais internos',
      descricao: 'Impressão do boletim',
      idBeneficiario: base.idBeneficiario,
      valor: 10_000,
      dataVencimento: '2026-12-10',
      meioPagamento: 'Digital',
      tipoDocumento: 'BOLETO',
      numeroDocumento: `NF ${count}`,
      numeroParcelas: 1,
      ...over,
    };
  };
  const registered = (over: object = {}) => post<Registro>('/despesas', nova(over));
  const one = async (over: object = {}): Promise<string> => {
    const [id = ''] = (await registered(over)).ids;
    return id;
  };
  const row = async (id: string) => {
    const [found] = await app.rows<Record<string, unknown> & { versao: number }>(
      'select * from despesas where id = $1',
      [id],
    );
    if (!found) throw new Error('no such expense');
    return found;
  };
  /** On the versions that stand now. */
  const many = async (who: TestPerson, verb: string, ids: string[], over: object = {}) => {
    const versoes = Object.fromEntries(await Promise.all(ids.map(async (id) => [id, (await row(id)).versao])));
    return who.rest<Muitas>('POST', `/despesas/${verb}`, { ids, versoes, ...over });
  };
  const act = async <T = Despesa>(who: TestPerson, verb: string, id: string, body: object = {}) =>
    who.rest<T>('POST', `/despesas/${id}/${verb}`, { versao: (await row(id)).versao, ...body });
  const paga = { dataLiquidacaoPagamento: '2026-11-19', bancoLiquidacao: 'Caixa', numeroPagamento: '123' };

  return {
    app,
    ana,
    bia,
    visita,
    caio,
    dora,
    elis,
    base,
    paga,
    beneficiario,
    item,
    evento,
    nova,
    registered,
    one,
    row,
    many,
    act,
    get: async (who: TestPerson, id: string) => (await who.rest<DespesaCompleta>('GET', `/despesas/${id}`)).body,
    patch: async <T = Despesa & { alteradas: number; aprovacaoAnulada: boolean }>(
      who: TestPerson,
      id: string,
      body: object,
    ) => who.rest<T>('PATCH', `/despesas/${id}`, { versao: (await row(id)).versao, ...body }),
    remove: async (who: TestPerson, id: string, body: object = {}) =>
      who.rest('DELETE', `/despesas/${id}`, { versao: (await row(id)).versao, ...body }),
    async settled(over: object = {}, pagamento: object = paga) {
      const id = await one(over);
      const answer = await act(ana, 'liquidar', id, pagamento);
      if (answer.status !== 200) throw new Error(answer.bytes.toString());
      return id;
    },
    /** Awaiting approval, asked by Ana. */
    async asked(over: object = {}) {
      const id = await one(over);
      await many(ana, 'solicitar-aprovacao', [id]);
      return id;
    },
    /** A PDF sent by this person; its id. */
    async pdf(who: TestPerson, { nome = 'nota.pdf', modulo = 'despesas' } = {}) {
      const answer = await app.app.inject({
        method: 'POST',
        url: '/api/anexos',
        headers: {
          host: 'localhost:3999',
          'x-sede': '1',
          'x-modulo': modulo,
          'x-nome-arquivo': nome,
          'content-type': 'application/pdf',
          cookie: who.cookie,
        },
        payload: pdfBytes(),
      });
      if (answer.statusCode !== 200) throw new Error(answer.body);
      return (JSON.parse(answer.body) as { id: string }).id;
    },
    async setting(chave: string, valor: unknown) {
      await app.rows(
        `insert into configuracoes (id, criado_em, atualizado_em, chave, valor) values ($1, now(), now(), $2, $3)
         on conflict (chave) do update set valor = excluded.valor`,
        [newId(), chave, JSON.stringify(valor)],
      );
    },
    trail: (id: string) => app.rows<Trilha>('select * from auditoria where registro_id = $1 order by id', [id]),
    async reset() {
      await app.rows('delete from despesas');
      await app.rows('delete from configuracoes');
      app.events.length = 0;
      app.logged.length = 0;
    },
  };
}
export type DespesasWorld = Awaited<ReturnType<typeof despesasWorld>>;
