import type { DespesaCompleta } from '@sede/domain/modules/financeiro/despesas';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { TestPerson } from '#platform/testing/test-app.ts';
import type { Refusal } from '#platform/testing/test-caller.ts';
import { type DespesasWorld, despesasWorld, type Muitas, NINGUEM } from './despesas-world-for-tests.ts';

let m: DespesasWorld;
beforeAll(async () => {
  m = await despesasWorld();
});
afterAll(() => m.app.close());
beforeEach(() => m.reset());

const ask = (ids: string[], who = m.ana) => m.many(who, 'solicitar-aprovacao', ids);
const approve = (who: TestPerson, ...ids: string[]) => m.many(who, 'aprovar', ids);
const deny = (who: TestPerson, ...ids: string[]) => m.many(who, 'negar', ids, { motivo: 'Sem orçamento' });
const approvers = (id: string) =>
  m.app.rows<{ usuario_nome: string }>('select usuario_nome from despesas_aprovacoes where despesa_id = $1', [id]);
const reasonOf = ({ body }: { body: Muitas }) => body.recusadas[0]?.message;

describe('who may', () => {
  it.each(['solicitar-aprovacao', 'retirar-solicitacao', 'aprovar', 'negar'])(
    '%s: nobody without a session, nobody without the role',
    async (verb) => {
      const id = await m.asked();
      const body = { ids: [id], versoes: { [id]: 2 }, ...(verb === 'negar' ? { motivo: 'x' } : {}) };
      const path = `/despesas/${verb}`;
      expect((await m.app.stranger.rest('POST', path, body)).status).toBe(401);
      expect((await m.visita.rest('POST', path, body)).status).toBe(403);
      const other = verb === 'aprovar' || verb === 'negar' ? m.ana : m.caio;
      expect((await other.rest('POST', path, body)).status).toBe(403);
      expect(await m.row(id)).toMatchObject({ situacao: 'Aguardando aprovação', versao: 2 });
    },
  );

  it.each<[object, string, string | undefined]>([
    [{ ids: [] }, 'ids', 'Selecione ao menos um registro.'],
    [{ ids: ['x'] }, 'ids.0', 'Identificador inválido.'],
    [{ motivo: '   ' }, 'motivo', ' Obrigatório'],
    [{ motivo: undefined }, 'motivo', ' Obrigatório'],
    [{ motivo: 'm'.repeat(501) }, 'motivo', 'No máximo 500 caracteres.'],
    [{ versoes: { [NINGUEM]: 0 } }, `versoes.${NINGUEM}`, undefined],
    [{ ids: Array(501).fill(NINGUEM) }, 'ids', 'No máximo 500 por vez.'],
    [{ filtro: {} }, 'ids', 'Envie ids com versoes, ou filtro com esperadas e marca.'],
  ])('a denial of case %# is refused at its field', async (over, campo, message) => {
    const body = { ids: [NINGUEM], versoes: {}, motivo: 'x', ...over };
    const answer = await m.caio.rest<Refusal>('POST', '/despesas/negar', body);
    expect(answer.status).toBe(400);
    expect(answer.body.data.campos).toHaveProperty([campo]);
    if (message) expect(answer.body.data.campos?.[campo]).toBe(message);
  });
});

describe('asking for approval', () => {
  it('sets the state and the requester’s e-mail, in the audit and on the other screens', async () => {
    const [a, b] = [await m.one(), await m.one()];
    m.app.events.length = 0;
    expect((await ask([a, b])).body).toEqual({ feitas: [a, b].sort(), recusadas: [] });
    expect(await m.row(a)).toMatchObject({
      situacao: 'Aguardando aprovação',
      solicitante: 'pessoa1@x.org',
      solicitante_id: m.ana.usuarioId,
      solicitado_em: new Date('2026-11-20T15:00:00.000Z').toISOString(),
      versao: 2,
    });
    expect((await m.trail(a)).at(-1)).toMatchObject({
      operacao: 'despesas.solicitarAprovacao',
      usuario_nome: 'Ana Financeiro',
      antes: { situacao: null },
      depois: { situacao: 'Aguardando aprovação', solicitante: 'pessoa1@x.org' },
    });
    expect(m.app.events.map((event) => event.modulo)).toContain('despesas');
  });

  it('takes only those without a state or denied, and says why it leaves the others out', async () => {
    const [nova, aguardando, aprovada, negada] = [await m.one(), await m.asked(), await m.asked(), await m.asked()];
    await approve(m.caio, aprovada);
    await approve(m.dora, aprovada);
    await deny(m.caio, negada);
    const { body } = await ask([nova, aguardando, aprovada, negada]);
    expect(body.feitas).toEqual([nova, negada].sort());
    expect(Object.fromEntries(body.recusadas.map((r) => [r.id, r.message]))).toEqual({
      [aguardando]: 'A aprovação já foi solicitada.',
      [aprovada]: 'A despesa já está aprovada.',
    });
    expect(await m.row(negada)).toMatchObject({
      situacao: 'Aguardando aprovação',
      motivo_negacao: null,
      negado_por: null,
      aprovacoes: 0,
    });
  });

  it('refuses on its own what changed since, what is not there, and what no version was sent of', async () => {
    const [ok, stale, silent] = [await m.one(), await m.one(), await m.one()];
    await m.patch(m.bia, stale, { descricao: 'Outra' });
    const { body } = await m.ana.rest<Muitas>('POST', '/despesas/solicitar-aprovacao', {
      ids: [ok, stale, silent, NINGUEM],
      versoes: { [ok]: 1, [stale]: 1, [NINGUEM]: 1 },
    });
    expect(body.feitas).toEqual([ok]);
    expect(Object.fromEntries(body.recusadas.map((r) => [r.id, r.code]))).toEqual({
      [stale]: 'plataforma.versao_conflito',
      [silent]: 'plataforma.versao_conflito',
      [NINGUEM]: 'plataforma.nao_encontrado',
    });
    expect(body.recusadas.find((r) => r.id === stale)?.message).toBe(
      'Este registro foi alterado por Bia Financeiro às 12:00.',
    );
  });

  it('does not see what the import marked as deleted or brought without a due date', async () => {
    const [excluida, semData] = [await m.one(), await m.one()];
    await m.app.rows('update despesas set excluido = true where id = $1', [excluida]);
    await m.app.rows('update despesas set data_vencimento = null where id = $1', [semData]);
    const { body } = await ask([excluida, semData]);
    expect(body.recusadas.map((r) => r.code)).toEqual(Array(2).fill('plataforma.nao_encontrado'));
  });

  it('is withdrawn by finance, which forgets an approval already given', async () => {
    const id = await m.asked();
    await approve(m.caio, id);
    expect((await m.many(m.bia, 'retirar-solicitacao', [id])).body.feitas).toEqual([id]);
    expect(await m.row(id)).toMatchObject({ situacao: null, solicitante: null, aprovacoes: 0 });
    expect(await approvers(id)).toEqual([]);
    expect(reasonOf(await m.many(m.bia, 'retirar-solicitacao', [id]))).toBe(
      'Não há solicitação de aprovação em andamento.',
    );
  });
});

describe('approving', () => {
  it('takes two different people; the first alone changes no state', async () => {
    const id = await m.asked();
    expect((await approve(m.caio, id)).body.feitas).toEqual([id]);
    expect(await m.row(id)).toMatchObject({ situacao: 'Aguardando aprovação', aprovacoes: 1 });
    expect(reasonOf(await approve(m.caio, id))).toBe(
      'Você já aprovou esta despesa; a segunda aprovação é de outra pessoa.',
    );
    expect((await approve(m.dora, id)).body.feitas).toEqual([id]);
    expect(await m.row(id)).toMatchObject({ situacao: 'Aprovada', aprovacoes: 2 });
    expect((await m.get(m.visita, id)).aprovadores.map((a) => a.nome)).toEqual(['Caio Aprovador', 'Dora Aprovadora']);
    expect(reasonOf(await approve(m.elis, id))).toBe('A despesa não está aguardando aprovação.');
    expect((await m.trail(id)).filter((entry) => entry.tabela === 'despesas_aprovacoes')).toMatchObject([
      { acao: 'criar', usuario_nome: 'Caio Aprovador', operacao: 'despesas.aprovar' },
      { acao: 'criar', usuario_nome: 'Dora Aprovadora', operacao: 'despesas.aprovar' },
    ]);
  });

  it('is not for whoever asked, registered or changed the expense, unless the setting lets them', async () => {
    const both = await m.app.person(['admin_financeiro', 'aprovador'], { nome: 'Gil' });
    const [solicitada, alterada] = [await m.one(), await m.one()];
    const own = (await both.rest<{ ids: string[] }>('POST', '/despesas', m.nova())).body.ids[0] ?? '';
    await m.patch(both, alterada, { valor: 20_000 });
    await ask([solicitada], both);
    await ask([own, alterada]);
    expect(reasonOf(await approve(both, solicitada))).toBe('Quem solicitou a aprovação não pode aprovar.');
    expect(reasonOf(await approve(both, own))).toBe('Quem registrou ou alterou a despesa não pode aprovar.');
    expect(reasonOf(await approve(both, alterada))).toBe('Quem registrou ou alterou a despesa não pode aprovar.');
    expect((await m.get(both, own)).pode.aprovar).toBe('Quem registrou ou alterou a despesa não pode aprovar.');
    await m.setting('segregacaoAprovacao', false);
    expect((await approve(both, solicitada, own, alterada)).body.feitas).toHaveLength(3);
  });

  it('asks for the document first where the setting demands it', async () => {
    await m.setting('anexoObrigatorioParaAprovar', true);
    const [sem, com] = [await m.asked(), await m.one({ anexos: [await m.pdf(m.ana)] })];
    await ask([com]);
    const { body } = await approve(m.caio, sem, com);
    expect(body).toMatchObject({ feitas: [com], recusadas: [{ message: 'Anexe o documento antes de aprovar.' }] });
  });

  it('acts on what was seen: a change since then is refused, another approval is not', async () => {
    const id = await m.asked();
    const { versao } = await m.row(id);
    const seen = { ids: [id], versoes: { [id]: versao } };
    await approve(m.caio, id);
    expect((await m.dora.rest<Muitas>('POST', '/despesas/aprovar', seen)).body.feitas).toEqual([id]);
    const other = await m.asked();
    const before = { ids: [other], versoes: { [other]: 2 } };
    await m.patch(m.bia, other, { descricao: 'Outra coisa' });
    for (const verb of ['aprovar', 'negar']) {
      const extra = verb === 'negar' ? { motivo: 'x' } : {};
      const { body } = await m.caio.rest<Muitas>('POST', `/despesas/${verb}`, { ...before, ...extra });
      expect(body.recusadas[0]?.code).toBe('plataforma.versao_conflito');
    }
    const future = { ids: [other], versoes: { [other]: 9 } };
    expect((await m.caio.rest<Muitas>('POST', '/despesas/aprovar', future)).body.feitas).toEqual([]);
  });

  it('an approver outside finance sees what approval was asked for, with its files, and nothing else', async () => {
    const fechada = await m.one();
    const aberta = await m.asked({ anexos: [await m.pdf(m.ana)] });
    for (const path of [`/despesas/${fechada}`, `/despesas/${fechada}/historico`]) {
      expect((await m.caio.rest('GET', path)).status).toBe(404);
    }
    expect((await approve(m.caio, fechada)).body.recusadas[0]?.code).toBe('plataforma.nao_encontrado');
    expect((await deny(m.caio, fechada)).body.recusadas[0]?.code).toBe('plataforma.nao_encontrado');
    const { arquivos } = await m.get(m.caio, aberta);
    expect((await m.caio.rest('GET', `/anexos/${arquivos[0]?.id}`)).status).toBe(200);
    expect((await m.caio.rest('GET', `/despesas/${aberta}/historico`)).status).toBe(200);
    expect((await m.caio.rest('GET', '/despesas')).status).toBe(403);
    expect((await m.caio.rest('GET', `/despesas/${aberta}/recibo`)).status).toBe(403);
  });

  it('shows an approver only the sisters that approval was asked for, and earlier payments to the same beneficiary', async () => {
    const pago = await m.settled();
    const { ids } = await m.registered({ numeroParcelas: 3 });
    const [primeira = ''] = ids;
    await ask([primeira]);
    expect((await m.get(m.caio, primeira)).parcelasDoGrupo.map((p) => p.parcela)).toEqual(['1/3']);
    expect((await m.get(m.ana, primeira)).parcelasDoGrupo.map((p) => p.parcela)).toEqual(['1/3', '2/3', '3/3']);
    const earlier = await m.caio.rest<{ itens: { id: string }[] }>(
      'GET',
      `/despesas/${primeira}/pagamentos-anteriores`,
    );
    expect(earlier.body.itens.map((d) => d.id)).toEqual([pago]);
  });
});

describe('denying', () => {
  it('sets the state, keeps the reason, forgets the approvals, and stands in the audit with the reason', async () => {
    const id = await m.asked();
    await approve(m.caio, id);
    expect((await deny(m.dora, id)).body.feitas).toEqual([id]);
    expect(await m.row(id)).toMatchObject({
      situacao: 'Negada',
      aprovacoes: 0,
      motivo_negacao: 'Sem orçamento',
      negado_por: 'Dora Aprovadora',
    });
    expect(await approvers(id)).toEqual([]);
    expect((await m.trail(id)).at(-1)).toMatchObject({ motivo: 'Sem orçamento', operacao: 'despesas.negar' });
    expect(reasonOf(await deny(m.caio, id))).toBe('A despesa não está aguardando aprovação.');
  });
});

describe('a change of what was approved', () => {
  const approved = async (over: object = {}) => {
    const id = await m.asked(over);
    await approve(m.caio, id);
    await approve(m.dora, id);
    return id;
  };
  it.each([
    ['valor', () => 12_000],
    ['dataVencimento', () => '2026-12-11'],
    ['centroCusto', () => 'Outro'],
    ['tipoDespesa', () => 'Diverso'],
    ['tipoDocumento', () => 'DARF'],
    ['numeroDocumento', () => 'outro'],
    ['meioPagamento', () => 'Dinheiro'],
    ['idBeneficiario', () => m.beneficiario({ nomeBeneficiario: 'Outra Ltda' })],
    ['idItemDespesa', () => m.item({ nome: 'Outro item' })],
  ])('of %s voids state and approvers', async (campo, value) => {
    const id = await approved();
    const { body } = await m.patch(m.bia, id, { [campo]: await value() });
    expect(body).toMatchObject({ aprovacaoAnulada: true, situacao: null, aprovadores: [], solicitante: null });
    expect(await approvers(id)).toEqual([]);
  });

  it('of the description, or to the same value, voids nothing', async () => {
    const id = await approved();
    const { body } = await m.patch(m.bia, id, { descricao: 'Boletim de dezembro', valor: 10_000 });
    expect(body).toMatchObject({ aprovacaoAnulada: false, situacao: 'Aprovada' });
  });

  it('voids each later instalment that it reaches', async () => {
    const { ids } = await m.registered({ numeroParcelas: 3 });
    await ask(ids);
    await approve(m.caio, ...ids);
    await approve(m.dora, ...ids);
    await m.patch(m.ana, ids[1] ?? '', { valor: 1, escopo: 'esta_e_seguintes' });
    expect((await Promise.all(ids.map(m.row))).map((d) => d.situacao)).toEqual(['Aprovada', null, null]);
  });
});

describe('the approval screen’s list', () => {
  const pendentes = async (who: TestPerson, query = '') =>
    (await who.rest<{ itens: DespesaCompleta[]; total: number; somas: object }>('GET', `/despesas/pendentes${query}`))
      .body;

  it('holds what waits for approval and is due after the cut-off, with count and sum', async () => {
    const depois = await m.asked({ dataVencimento: '2022-12-01', valor: 150 });
    await m.asked({ dataVencimento: '2022-11-30' });
    await m.one();
    const aprovada = await m.asked();
    await approve(m.caio, aprovada);
    await approve(m.dora, aprovada);
    const list = await pendentes(m.caio);
    expect(list).toMatchObject({ total: 1, somas: { valor: 150, valorLiquido: 150 } });
    expect(list.itens.map((d) => d.id)).toEqual([depois]);
    expect((await m.caio.rest('GET', '/despesas/pendentes/totais')).body).toMatchObject({ total: 1 });
    expect((await pendentes(m.visita)).total).toBe(1);
  });

  it('‘only pending my approval’ leaves out what I have approved already, and the period is both ends inside', async () => {
    const [a, b] = [await m.asked({ dataVencimento: '2026-12-10' }), await m.asked({ dataVencimento: '2026-12-12' })];
    await approve(m.caio, a);
    expect((await pendentes(m.caio, '?somenteMinhas=sim')).itens.map((d) => d.id)).toEqual([b]);
    expect((await pendentes(m.dora, '?somenteMinhas=sim')).total).toBe(2);
    expect((await pendentes(m.caio, '?inicio=2026-12-10&fim=2026-12-10')).itens.map((d) => d.id)).toEqual([a]);
    expect((await m.caio.rest('GET', '/despesas/pendentes?situacao=sem')).status).toBe(400);
  });
});

describe('at the same instant', () => {
  it('two approvers end approved, with both names', async () => {
    for (let round = 0; round < 5; round += 1) {
      const id = await m.asked();
      const answers = await Promise.all([approve(m.caio, id), approve(m.dora, id)]);
      expect(answers.map((a) => a.body.feitas)).toEqual([[id], [id]]);
      expect(await m.row(id)).toMatchObject({ situacao: 'Aprovada', aprovacoes: 2 });
      expect((await approvers(id)).map((a) => a.usuario_nome).sort()).toEqual(['Caio Aprovador', 'Dora Aprovadora']);
    }
  });

  it('three approvers: two are taken, the third is told', async () => {
    const id = await m.asked();
    const answers = await Promise.all([m.caio, m.dora, m.elis].map((who) => approve(who, id)));
    expect(answers.flatMap((a) => a.body.feitas)).toHaveLength(2);
    expect(await approvers(id)).toHaveLength(2);
  });

  it('the same approver twice counts once', async () => {
    const id = await m.asked();
    const answers = await Promise.all([approve(m.caio, id), approve(m.caio, id)]);
    expect(answers.flatMap((a) => a.body.feitas)).toHaveLength(1);
    expect(await m.row(id)).toMatchObject({ situacao: 'Aguardando aprovação', aprovacoes: 1 });
  });

  it('of an approval and a denial exactly one wins', async () => {
    for (let round = 0; round < 8; round += 1) {
      const id = await m.asked();
      // Both have seen the same version, whoever is first.
      const versoes = { [id]: (await m.row(id)).versao };
      const [yes, no] = await Promise.all([
        m.many(m.caio, 'aprovar', [id], { versoes }),
        m.many(m.dora, 'negar', [id], { versoes, motivo: 'Sem orçamento' }),
      ]);
      expect(yes.body.feitas.length + no.body.feitas.length).toBe(1);
      const { situacao, aprovacoes } = await m.row(id);
      expect([situacao, aprovacoes]).toEqual(no.body.feitas.length === 1 ? ['Negada', 0] : ['Aguardando aprovação', 1]);
    }
  });

  it('an edit and an approval: nobody approves what they have not seen', async () => {
    for (let round = 0; round < 8; round += 1) {
      const id = await m.asked();
      const { versao } = await m.row(id);
      const [edit, yes] = await Promise.all([
        m.patch(m.bia, id, { valor: 99_999, versao }),
        m.many(m.caio, 'aprovar', [id], { versoes: { [id]: versao } }),
      ]);
      const { situacao, valor } = await m.row(id);
      if (edit.status === 200) {
        expect(yes.body.feitas).toEqual([]);
        expect([situacao, Number(valor), (await approvers(id)).length]).toEqual([null, 99_999, 0]);
      } else {
        expect(yes.body.feitas).toEqual([id]);
        expect([situacao, Number(valor)]).toEqual(['Aguardando aprovação', 10_000]);
      }
    }
  });
});
