/** An application with two offices, whoever works there, and a judicial case of the first one. */
import type { Role } from '@sede/domain/access';
import { newId } from '@sede/domain/kernel';
import type { Prazo, Recalculo } from '@sede/domain/modules/juridico/prazos';
import { type TestApp, type TestPerson, testApp } from '#platform/testing/test-app.ts';

export interface Corpo extends Prazo {
  code: string;
  message: string;
  itens: (Prazo & Recalculo)[];
  total: number;
  data: { campos: Record<string, string> };
}

export async function deEscritorio(
  app: TestApp,
  escritorio: string,
  nome: string,
  papeis: Role[] = ['escritorio_juridico'],
) {
  const who = await app.person(papeis, { nome });
  await app.rows('insert into usuarios_escritorios (id, usuario_id, escritorio_id) values ($1, $2, $3)', [
    ...[newId(), who.usuarioId, escritorio],
  ]);
  return who;
}

export async function openMundo() {
  const app = await testApp();
  const julia = await app.person(['juridico'], { nome: 'Júlia' });
  const vera = await app.person(['visualizador_juridico'], { nome: 'Vera' });
  const office = async (nome: string) =>
    (await julia.rest<{ id: string }>('POST', '/escritorios', { nome, email: `contato@${nome.toLowerCase()}.example` }))
      .body.id;
  const [prado, leal] = [await office('Prado'), await office('Leal')];
  const elias = await deEscritorio(app, prado, 'Elias');
  const bia = await deEscritorio(app, leal, 'Bia');
  const { body: objeto } = await julia.rest<{ id: string }>('POST', '/objetos-processo', { descricao: 'Quintos' });
  let seguinte = 1_023_343;
  /** A judicial case of TRF1, without members named. */
  async function processo(escritorioId: string, mais: object = {}): Promise<string> {
    seguinte += 1;
    const { status, body } = await julia.rest<{ id: string }>('POST', '/processos', {
      ...{ tipo: 'Judicial', numero: `${seguinte}/2021`, formatoAntigo: true, tribunalOrgao: 'TRF1', escritorioId },
      ...{ dataProtocolo: '2021-05-10', objetoId: objeto.id, linkProcesso: 'https://pje.example/1', valorCausa: 100 },
      ...{ filiadosIndeterminados: true, orgaos: ['SENADO'], ...mais },
    });
    if (status !== 200) throw new Error(JSON.stringify(body));
    return body.id;
  }
  const create = (who: TestPerson, processoId: string, mais: object = {}) =>
    who.rest<Corpo>('POST', '/prazos', {
      ...{ processoId, titulo: 'Réplica', responsavelId: julia.usuarioId },
      ...{ tipoContagem: 'dias úteis', publicacao: '2026-11-13', dias: 5, ...mais },
    });
  return { app, julia, vera, elias, bia, prado, leal, processo, create };
}
