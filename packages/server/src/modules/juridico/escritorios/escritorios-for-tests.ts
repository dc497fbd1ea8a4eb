/** Two offices with their users, an agenda of the first, members and an object of cases, for the tests of what an office has. Now: 20/11/2026. */
import { newId } from '@sede/domain/kernel';
import { type TestPerson, testApp } from '#platform/testing/test-app.ts';

const DIA = '2026-12-03';
const MEMBROS = 12;

export async function escritoriosApp() {
  const app = await testApp();
  const julia = await app.person(['juridico'], { nome: 'Júlia' });
  const office = async (nome: string, localPadrao: string | null = null) => {
    const { body } = await julia.rest<{ id: string }>('POST', '/escritorios', {
      ...{ nome, email: `${nome.toLowerCase().replaceAll(' ', '')}@b.example`, localPadrao },
    });
    return body.id;
  };
  const link = (who: TestPerson, escritorioId: string) =>
    app.rows('insert into usuarios_escritorios (id, usuario_id, escritorio_id) values ($1, $2, $3)', [
      ...[newId(), who.usuarioId, escritorioId],
    ]);
  const { body: objeto } = await julia.rest<{ id: string }>('POST', '/objetos-processo', { descricao: 'Quintos' });
  const filiados: string[] = [];
  for (let n = 0; n < MEMBROS; n += 1) {
    const id = newId();
    await app.rows(
      `insert into filiados (id, nome_completo, cpf, email, tel_celular, empresa, matricula, situacao_filiado, data_cadastro)
       values ($1, $2, $3, $4, '61999990000', 'SENADO', $5, 'ATIVO', '2020-01-01')`,
      [id, `PESSOA NÚMERO ${n}`, String(52998220000 + n), `p${n}@casa.example`, String(7000 + n)],
    );
    await app.rows(`insert into filiado_periodos (id, filiado_id, inicio) values ($1, $2, '2001-01-01')`, [
      newId(),
      id,
    ]);
    filiados.push(id);
  }

  const hora = (minutos: number) =>
    `${String(Math.floor(minutos / 60)).padStart(2, '0')}:${String(minutos % 60).padStart(2, '0')}`;
  /** With this many slots of forty minutes on a day, from 09:00. */
  async function agenda(escritorioId: string, quantos: number, mais: { identificacao?: string; local?: string } = {}) {
    const { body } = await julia.rest<{ id: string; grade: { id: string }[] }>('POST', '/agendas', {
      ...{ escritorioId, ano: 2026, tipoAtendimento: 'Presencial', tipoServico: 'Jurídico', ...mais },
      incluir: Array.from({ length: quantos }, (_, n) => ({
        data: DIA,
        inicio: hora(540 + n * 40),
        fim: hora(580 + n * 40),
      })),
    });
    return { id: body.id, slots: body.grade.map(({ id }) => id) };
  }
  const book = (de: { id: string; slots: readonly string[] }, qual: number, membro = qual) =>
    julia.rest<{ id: string; versao: number; numero: string; code: string }>('POST', '/atendimentos', {
      lugar: { agendaId: de.id, data: DIA, horarios: [de.slots[qual]] },
      filiados: [filiados[membro % MEMBROS]],
      confirmarCoincidencia: true,
    });
  const encaixe = (agendaId: string, inicio: string, fim: string, membro: number) =>
    julia.rest<{ id: string; versao: number }>('POST', '/atendimentos', {
      ...{ lugar: { agendaId, data: DIA, encaixe: { inicio, fim } }, filiados: [filiados[membro]] },
      confirmarCoincidencia: true,
    });
  const processo = (escritorioId: string, numero: string) =>
    julia.rest<{ id: string; versao: number }>('POST', '/processos', {
      ...{ tipo: 'Administrativo', numero, tribunalOrgao: 'TCU', dataProtocolo: '2026-05-10', escritorioId },
      ...{ objetoId: objeto.id, filiados: [filiados[0]] },
    });
  return { app, julia, office, link, agenda, book, encaixe, processo, filiados };
}
export type Mundo = Awaited<ReturnType<typeof escritoriosApp>>;
