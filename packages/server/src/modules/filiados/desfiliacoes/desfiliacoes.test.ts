import { newId } from '@sede/domain/kernel';
import type { PropostaDeDesfiliacao } from '@sede/domain/modules/filiados/desfiliacoes';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type TestApp, type TestPerson, testApp } from '#platform/testing/test-app.ts';

let app: TestApp;
let gilda: TestPerson;
let gustavo: TestPerson;

beforeAll(async () => {
  app = await testApp();
  gilda = await app.person(['gestor_usuario'], { nome: 'Gilda' });
  gustavo = await app.person(['gestor_usuario'], { nome: 'Gustavo' });
});
afterAll(() => app.close());
beforeEach(() => app.rows('delete from desfiliacoes_propostas; delete from filiados'));

/** Somebody whom the payroll check made INATIVO, and the departure that it proposed. Out: the member's id and the proposal's. */
async function inativado({ antes = 'APOSENTADO', nome = 'Nilo Nada' } = {}): Promise<{ filiado: string; id: string }> {
  const [filiado, id] = [newId(), newId()];
  await app.rows(
    `insert into filiados (id, criado_em, atualizado_em, nome_completo, empresa, matricula, situacao_filiado, data_cadastro, a_conferir)
     values ($1, now(), now(), $2, 'TCU', $3, 'INATIVO', '2020-01-10', '{cpf}')`,
    [filiado, nome, filiado.slice(-6)],
  );
  await app.rows(
    `insert into filiado_periodos (id, criado_em, atualizado_em, filiado_id, inicio) values ($1, now(), now(), $2, '2020-01-10')`,
    [newId(), filiado],
  );
  await app.rows(
    `insert into desfiliacoes_propostas (id, criado_em, atualizado_em, filiado_id, nome, competencia, causa, situacao_antes, estado)
     values ($1, now(), now(), $2, $3, '2026-10-01', 'margem', $4, 'aguardando')`,
    [id, filiado, nome, antes],
  );
  return { filiado, id };
}

type Answer = PropostaDeDesfiliacao & { code: string; message: string };
const decide = (person: TestPerson, id: string, acao: string, body: object = {}) =>
  person.rest<Answer>('POST', `/desfiliacoes/${id}/${acao}`, { versao: 1, ...body });
const desfiliar = (person: TestPerson, id: string, body: object = {}) =>
  decide(person, id, 'desfiliar', { data: '2026-11-20', motivo: 'A pedido', ...body });
const read = async (id: string) => (await gilda.rest<PropostaDeDesfiliacao>('GET', `/desfiliacoes/${id}`)).body;
const situacaoDe = async (filiado: string) =>
  (
    await app.rows<{ s: string; abertos: number }>(
      `select situacao_filiado as s, (select count(*)::int from filiado_periodos where filiado_id = f.id and fim is null) as abertos
     from filiados f where id = $1`,
      [filiado],
    )
  )[0];
const esperando = async () =>
  (await gilda.rest<{ total: number }>('GET', '/desfiliacoes/totais?estado=aguardando')).body.total;

describe('one decision', () => {
  it('of two people who decide at once one is refused, and only the other’s has happened', async () => {
    for (let round = 0; round < 5; round++) {
      const { filiado, id } = await inativado();
      const answers = await Promise.all([
        desfiliar(gilda, id),
        decide(gustavo, id, 'manter', { motivo: 'Licença' }),
        decide(gustavo, id, 'reativar'),
      ]);
      const won = answers.filter(({ status }) => status === 200);
      expect([won.length, answers.filter(({ status }) => status === 409).length]).toEqual([1, 2]);
      const estado = won[0]?.body.estado;
      expect((await read(id)).estado).toBe(estado);
      expect(await situacaoDe(filiado)).toEqual({
        s: estado === 'reativada' ? 'APOSENTADO' : 'INATIVO',
        abertos: estado === 'desfiliada' ? 0 : 1,
      });
    }
  });

  it('an older version is refused, and what is decided cannot be decided again by any of the three', async () => {
    const { id } = await inativado();
    const stale = await decide(gilda, id, 'manter', { versao: 7, motivo: 'x' });
    expect([stale.status, stale.body.code]).toEqual([409, 'plataforma.versao_conflito']);
    const { body } = await decide(gilda, id, 'manter', { motivo: 'Licença sem vencimentos' });
    expect(body).toMatchObject({ estado: 'mantida', motivo: 'Licença sem vencimentos', decididaPor: 'Gilda' });
    expect(body.pode).toEqual({ desfiliar: 'decidida', manter: 'decidida', reativar: 'decidida' });
    for (const again of [
      await desfiliar(gilda, id, { versao: body.versao }),
      await decide(gilda, id, 'manter', { versao: body.versao, motivo: 'x' }),
      await decide(gilda, id, 'reativar', { versao: body.versao }),
    ])
      expect([again.status, again.body.message]).toEqual([409, 'Esta proposta já foi decidida.']);
  });

  it('by the proposal and by the record at once: the membership ends once', async () => {
    const { filiado, id } = await inativado();
    const answers = await Promise.all([
      desfiliar(gilda, id),
      gustavo.rest('POST', `/filiados/${filiado}/desfiliar`, { versao: 1, data: '2026-11-10', motivo: 'A pedido' }),
    ]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    expect(
      await app.rows('select count(*)::int as fins from filiado_periodos where filiado_id = $1 and fim is not null', [
        filiado,
      ]),
    ).toEqual([{ fins: 1 }]);
    expect(await esperando()).toBe(0);
  });
});

describe('Desfiliar', () => {
  it('goes by the membership’s own rules, and nothing is decided where they refuse', async () => {
    const { filiado, id } = await inativado();
    for (const [body, code] of [
      [{ data: '2099-01-01' }, 'plataforma.invalido'],
      [{ data: '2019-12-31' }, 'filiados.fim_antes_do_inicio'],
      [{ motivo: 'Inventado agora' }, 'plataforma.invalido'],
      [{ motivo: '' }, 'plataforma.invalido'],
      [{ data: null }, 'plataforma.invalido'],
    ] as const)
      expect((await desfiliar(gilda, id, body)).body.code, JSON.stringify(body)).toBe(code);
    expect(await read(id)).toMatchObject({ estado: 'aguardando', versao: 1, pode: {} });
    expect(await situacaoDe(filiado)).toEqual({ s: 'INATIVO', abertos: 1 });
  });
});

describe('Manter', () => {
  it('takes a reason, tells it in the history, and leaves the member as they are', async () => {
    const { filiado, id } = await inativado();
    for (const body of [{}, { motivo: '  ' }, { motivo: 'x'.repeat(501) }])
      expect((await decide(gilda, id, 'manter', body)).status).toBe(400);
    await decide(gilda, id, 'manter', { motivo: 'Licença sem vencimentos' });
    expect(await situacaoDe(filiado)).toEqual({ s: 'INATIVO', abertos: 1 });
    const { body } = await gilda.rest<{ itens: { motivo: string | null }[] }>('GET', `/desfiliacoes/${id}/historico`);
    expect(body.itens.map(({ motivo }) => motivo)).toContain('Licença sem vencimentos');
  });
});

describe('Reativar', () => {
  it('gives the situation before back', async () => {
    for (const antes of ['ATIVO', 'APOSENTADO', 'PENSIONISTA']) {
      const { filiado, id } = await inativado({ antes });
      expect((await decide(gilda, id, 'reativar')).body.estado).toBe('reativada');
      expect(await situacaoDe(filiado)).toEqual({ s: antes, abertos: 1 });
    }
  });

  it('is refused for whoever is active again; they may still be kept or left', async () => {
    const { filiado, id } = await inativado();
    await app.rows(`update filiados set situacao_filiado = 'PENSIONISTA' where id = $1`, [filiado]);
    expect((await read(id)).pode).toEqual({ reativar: 'nao_inativo' });
    const refused = await decide(gilda, id, 'reativar');
    expect([refused.status, refused.body.message]).toEqual([409, 'O filiado não está mais inativo.']);
    expect(await situacaoDe(filiado)).toEqual({ s: 'PENSIONISTA', abertos: 1 });
    expect((await decide(gilda, id, 'manter', { motivo: 'Voltou' })).status).toBe(200);
  });
});

describe('who left or died meanwhile', () => {
  it('waits no more, is not counted, and the dead are not made active', async () => {
    const { filiado, id } = await inativado();
    const { body } = await gilda.rest<{ versao: number }>('POST', `/filiados/${filiado}/registrar-falecimento`, {
      ...{ versao: 1, dataFalecimento: '2026-11-01' },
    });
    expect(body.versao).toBe(2);
    const nada = { desfiliar: 'ja_desfiliado', manter: 'ja_desfiliado', reativar: 'ja_desfiliado' };
    expect(await read(id)).toMatchObject({ estado: 'retirada', pode: nada });
    expect(await esperando()).toBe(0);
    const { itens } = (await gilda.rest<{ itens: PropostaDeDesfiliacao[] }>('GET', '/desfiliacoes?estado=retirada'))
      .body;
    expect(itens.map((one) => one.id)).toEqual([id]);
    for (const refused of [await desfiliar(gilda, id), await decide(gilda, id, 'reativar')])
      expect([refused.status, refused.body.message]).toEqual([409, 'O filiado já foi desfiliado.']);
    expect(await situacaoDe(filiado)).toEqual({ s: 'INATIVO', abertos: 0 });
  });

  it('waits again when the departure is taken back', async () => {
    const { filiado, id } = await inativado();
    const left = await gilda.rest<{ versao: number }>('POST', `/filiados/${filiado}/desfiliar`, {
      ...{ versao: 1, data: '2026-11-10', motivo: 'A pedido' },
    });
    expect((await read(id)).estado).toBe('retirada');
    await gilda.rest('POST', `/filiados/${filiado}/desfazer-desfiliacao`, { versao: left.body.versao });
    expect(await read(id)).toMatchObject({ estado: 'aguardando', pode: {} });
    expect(await esperando()).toBe(1);
  });
});
