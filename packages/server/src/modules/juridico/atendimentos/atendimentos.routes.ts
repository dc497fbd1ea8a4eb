/** Binds the operations of appointments to their services. */
import { atendimentosContract } from '@sede/domain/modules/juridico/atendimentos/contract';
import { namesNoRecord, routes } from '#platform/api/index.ts';
import { listHandlers } from '#platform/records/index.ts';
import { readLigaveis } from '../juridico.processos.ts';
import { readAtendimento } from './atendimento.completa.ts';
import { atendimentos } from './atendimento.record.ts';
import { readQuem } from './atendimentos.actor.ts';
import { agendar } from './atendimentos.agendar.ts';
import { anexar, removerAnexo } from './atendimentos.anexos.ts';
import { editar } from './atendimentos.editar.ts';
import { exportAtendimentos } from './atendimentos.export.ts';
import { readGrade } from './atendimentos.grade.ts';
import { downloadMeu, readMeus } from './atendimentos.meus.ts';
import {
  cancelar,
  cancelarConclusao,
  comentar,
  concluir,
  desfazerCancelamento,
  registrarResultado,
} from './atendimentos.service.ts';
import { readCalendario, readFiliados, readHorarios, readLugar } from './atendimentos.views.ts';

export const atendimentosRoutes = routes(
  atendimentosContract,
  {
    ...listHandlers(atendimentos),
    export: exportAtendimentos,
    quem: async (ctx) => ({ agenda: (await readQuem(ctx)).agenda }),
    calendario: readCalendario,
    horarios: readHorarios,
    lugar: readLugar,
    filiados: readFiliados,
    ligaveis: (ctx, { filiados }) => readLigaveis(ctx, filiados),
    grade: readGrade,
    meus: readMeus,
    meuCalendario: downloadMeu,
    get: (ctx, { id }) => readAtendimento(ctx, id),
    history: (ctx, asked) => atendimentos.history(ctx, asked),
    agendar,
    editar,
    registrarResultado,
    concluir,
    cancelarConclusao,
    cancelar,
    desfazerCancelamento,
    anexar,
    removerAnexo,
    comentar,
  },
  {
    record: atendimentos,
    except: {
      meuCalendario: namesNoRecord('an appointment of the member who asks: `downloadMeu` finds no other, 404'),
    },
  },
);
