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
