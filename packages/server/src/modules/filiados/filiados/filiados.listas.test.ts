import type { Filiado } from '@sede/domain/modules/filiados/filiados';
import { filiadosSettings } from '@sede/domain/modules/filiados/filiados';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type TestApp, type TestPerson, testApp } from '#platform/testing/test-app.ts';
import type { Refusal } from '#platform/testing/test-caller.ts';

let app: TestApp;
let gestora: TestPerson;
let sistema: TestPerson;
beforeAll(async () => {
  app = await testApp();
  gestora = await app.person(['gestor_usuario']);
  sistema = await app.person(['gestor_sistema']);
});
afterAll(() => app.close());
beforeEach(() => app.rows('delete from filiados'));

async function filiado(over: object = {}): Promise<Filiado> {
  const { body } = await gestora.rest<Filiado>('POST', '/filiados', {
    ...{ nomeCompleto: 'Ana Dias', cpf: '52998224725', email: null, semEmail: true, empresa: 'SENADO', matricula: '1' },
    ...{ situacaoFiliado: 'ATIVO', dataFiliacao: '2001-02-03', cargo: 'Analista Legislativo' },
    ...over,
  });
  expect(body.id).toEqual(expect.any(String));
  return body;
}
type Lista = 'cargosCamara' | 'cargosSenado' | 'associacoesTcu' | 'motivosDesfiliacao';
const sem = (chave: Lista, palavra: string) =>
  sistema.rest<Refusal>('PATCH', '/configuracoes', {
    mudancas: [{ chave, valor: filiadosSettings[chave].padrao.filter((one) => one !== palavra), versao: 0 }],
  });
const emUso = (palavra: string) => `“${palavra}” está em uso e não pode ser excluída. Desabilite-a.`;

describe('a word of the area’s lists', () => {
  it('that members of that house hold is not lost; another house’s list is its own', async () => {
    await filiado();
    expect((await sem('cargosSenado', 'Analista Legislativo')).body.data.campos).toEqual({
      cargosSenado: emUso('Analista Legislativo'),
    });
    expect((await sem('cargosCamara', 'Analista Legislativo')).status).toBe(200);
  });

  it('of an association or of a reason is kept likewise', async () => {
    const { id, versao } = await filiado({ filiadoAssociacao: 'TCU', associacao: 'ASTCU' });
    await gestora.rest('POST', `/filiados/${id}/desfiliar`, { versao, data: '2026-11-20', motivo: 'Exoneração' });
    expect((await sem('associacoesTcu', 'ASTCU')).body.data.campos).toEqual({ associacoesTcu: emUso('ASTCU') });
    expect((await sem('motivosDesfiliacao', 'Exoneração')).body.data.campos).toEqual({
      motivosDesfiliacao: emUso('Exoneração'),
    });
    expect((await sem('motivosDesfiliacao', 'Mudança de órgão')).status).toBe(200);
  });
});

describe('what staff set', () => {
  const change = async ({ id, versao }: Filiado, body: object) =>
    (await gestora.rest<Refusal>('PATCH', `/filiados/${id}`, { versao, ...body })).body.data?.campos ?? null;
  const OPCAO = 'Escolha uma das opções.';

  it('is a cargo of the house and an association of those the member belongs to; changing the house asks again', async () => {
    const f = await filiado();
    expect(await change(f, { cargo: 'Rainha do Senado' })).toEqual({ cargo: OPCAO });
    expect(await change(f, { cargo: 'Auditor Federal de Controle Externo' })).toEqual({ cargo: OPCAO });
    expect(await change(f, { empresa: 'TCU' })).toEqual({ cargo: OPCAO });
    expect(await change(f, { filiadoAssociacao: 'TCU', associacao: 'ASCADE' })).toEqual({ associacao: OPCAO });
    expect(await change(f, { filiadoAssociacao: 'TCU', associacao: 'ASTCU' })).toBeNull();
    expect((await app.rows('select cargo, empresa from filiados'))[0]).toEqual({
      ...{ cargo: 'Analista Legislativo', empresa: 'SENADO' },
    });
  });

  it('and what a record says already stays, though its list has disabled the word since', async () => {
    const f = await filiado();
    await app.rows(`update filiados set cargo = 'Datilógrafo' where id = '${f.id}'`);
    const { body } = await gestora.rest<Filiado>('GET', `/filiados/${f.id}`);
    expect(await change(body, { cargo: 'Datilógrafo', cidade: 'Brasília' })).toBeNull();
  });

  it('is a reason that is offered', async () => {
    const { id, versao } = await filiado();
    const leave = { versao, data: '2026-11-20', motivo: 'Porque sim' };
    const { status, body } = await gestora.rest<Refusal>('POST', `/filiados/${id}/desfiliar`, leave);
    expect([status, body.data.campos]).toEqual([400, { motivo: OPCAO }]);
    expect(await app.rows('select 1 from filiado_periodos where fim is not null')).toEqual([]);
  });
});

it('members to be checked wait for whoever edits them, as many as their list says', async () => {
  const { id } = await filiado();
  await app.rows(`update filiados set a_conferir = '{cpf}', cpf = null where id = '${id}'`);
  const quantos = async (who: TestPerson) => {
    const { body } = await who.rest<{ itens: { id: string; quantidade: number }[] }>('GET', '/inicio/pendencias');
    return body.itens.find((one) => one.id === 'filiados.a-conferir')?.quantidade ?? null;
  };
  expect(await quantos(gestora)).toBe(1);
  const list = await gestora.rest<{ total: number }>('GET', '/filiados/totais?aConferir=sim');
  expect(list.body.total).toBe(1);
  expect(await quantos(await app.person(['visualizador_usuario']))).toBeNull();
});
