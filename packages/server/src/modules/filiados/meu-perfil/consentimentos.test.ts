import type { Filiado } from '@sede/domain/modules/filiados/filiados';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type TestApp, type TestPerson, testApp } from '#platform/testing/test-app.ts';

let app: TestApp;
let gestora: TestPerson;
beforeAll(async () => {
  app = await testApp();
  gestora = await app.person(['gestor_usuario']);
});
afterAll(() => app.close());

/** Signed in with an account that is linked to a new record. */
async function member(cpf: string) {
  const who = await app.person(['filiado']);
  const { body: own } = await gestora.rest<Filiado>('POST', '/filiados', {
    ...{ nomeCompleto: 'Ana Dias', cpf, email: null, semEmail: true, empresa: 'TCU', matricula: cpf.slice(0, 5) },
    ...{ situacaoFiliado: 'ATIVO', dataFiliacao: '2001-02-03' },
    distintos: (await app.rows<{ id: string }>('select id from filiados')).map(({ id }) => id),
  });
  await app.rows('update filiados set usuario_id = $1 where id = $2', [who.usuarioId, own.id]);
  return { who, id: own.id };
}
interface Pagina {
  consentimentos: { id: string; finalidade: string; dadoEm: string }[];
}
const page = async ({ who }: { who: TestPerson }) => (await who.rest<Pagina>('GET', '/meu-perfil')).body;

describe('a consent', () => {
  it('is read and taken back by whose it is alone, told to the desk once, and stays in the record as it was', async () => {
    const ana = await member('52998224725');
    const bia = await member('11144477735');
    await app.rows(
      `insert into consentimentos (id, criado_em, atualizado_em, filiado_id, finalidade, versao_texto, texto, canal, dado_em)
       values (gen_random_uuid(), now(), now(), $1, 'convenios', 1, 'Sim.', 'formulario', '2026-03-02T12:00:00Z')`,
      [ana.id],
    );
    const [dado] = (await page(ana)).consentimentos;
    expect(dado).toMatchObject({ finalidade: 'Ofertas de convênios', dadoEm: '2026-03-02T12:00:00.000Z' });
    const revoke = (who: TestPerson) => who.rest('POST', '/meu-perfil/revogar', { consentimento: dado?.id });
    const left = () => app.rows('select revogado_em is null as vale, texto from consentimentos');
    await revoke(bia.who);
    expect(await left()).toEqual([{ vale: true, texto: 'Sim.' }]);
    expect(await revoke(ana.who)).toMatchObject({ status: 200, body: { consentimentos: [] } });
    await revoke(ana.who);
    expect(await left()).toEqual([{ vale: false, texto: 'Sim.' }]);
    expect(await app.rows(`select 1 from avisos where tipo = 'consentimento_retirado'`)).toHaveLength(1);
  });
});
