/** People, themes and files for this module's tests. */
import type { TemaCompleto } from '@sede/domain/modules/sindical/temas';
import { postFile } from '#platform/files/upload-for-tests.ts';
import { type TestPerson, testApp } from '#platform/testing/test-app.ts';

/** What step 1 asks; `over` wins. */
export const novo = (over: object = {}) => ({
  tipoTema: 'Projeto de Lei Ordinária',
  titulo: 'Recomposição salarial dos servidores do Legislativo',
  interessados: ['Câmara dos Deputados', 'Senado Federal'],
  descricao: 'Recompõe as tabelas de vencimento em três parcelas.',
  prioridade: 'Máxima',
  ...over,
});
export const ITEM = { descricaoItem: 'Art. 2º: três parcelas de 9,25%', posicionamento: 'Favorável' };
export const PESSOA = {
  nome: 'Dep. Helena Barros',
  motivoRelevancia: 'Relatora na CASP',
  telefone1: '(61) 3215-5000',
  email1: 'Helena@Camara.leg.br',
};
export const PROCESSO = { processoSindicato: false, identificacaoProcesso: 'TC 018.224/2025-1', tribunalOrgao: 'TCU' };
export const ACAO = { dataAcao: '2026-11-19', descricaoAcao: 'Reunião com a relatora' };

/** What every part answers. */
export interface Salvo {
  id: string;
  versao: number;
}

export async function temasRig() {
  const app = await testApp();
  const marina = await app.person(['politico_sindical'], { nome: 'Marina Alves' });
  return {
    app,
    marina,
    julio: await app.person(['politico_sindical'], { nome: 'Júlio Sá' }),
    /** Reads, as all of the staff. */
    leitor: await app.person(['visualizador_financeiro'], { nome: 'Lia' }),
    /** Over HTTP; throws where it is refused. */
    async created(over: object = {}, who: TestPerson = marina): Promise<TemaCompleto> {
      const { status, body } = await who.rest<TemaCompleto>('POST', '/temas', novo(over));
      if (status !== 200) throw new Error(`POST /temas: ${status} ${JSON.stringify(body)}`);
      return body;
    },
    async read(id: string, who: TestPerson = marina): Promise<TemaCompleto> {
      const { status, body } = await who.rest<TemaCompleto>('GET', `/temas/${id}`);
      if (status !== 200) throw new Error(`GET /temas/${id}: ${status} ${JSON.stringify(body)}`);
      return body;
    },
    /** A part, saved; throws where it is refused. */
    async part<T extends Salvo>(temaId: string, parte: string, campos: object, who: TestPerson = marina): Promise<T> {
      const { status, body } = await who.rest<T>('POST', `/temas/${temaId}/${parte}`, campos);
      if (status !== 200) throw new Error(`POST ${parte}: ${status} ${JSON.stringify(body)}`);
      return body;
    },
    send: (nome: string, bytes: Buffer, who: TestPerson = marina) =>
      postFile(app, who, { modulo: 'temas', nome, bytes }),
    async clean() {
      await app.rows('delete from temas');
      app.clock.set('2026-11-20T15:00:00.000Z');
      app.events.length = 0;
    },
  };
}
export type TemasRig = Awaited<ReturnType<typeof temasRig>>;
