/** Binds the members' operations to their services. */
import { filiadosContract } from '@sede/domain/modules/filiados/filiados/contract';
import type { UsuariosDeps } from '#modules/acesso/usuarios/index.ts';
import { routes } from '#platform/api/index.ts';
import { readingOf, recordHandlers } from '#platform/records/index.ts';
import { filiados } from './filiado.record.ts';
import { openFiliado, readAcessosComNomes, readRestritos } from './filiados.acesso.ts';
import { attachFicha, removeAnexoDaFicha } from './filiados.anexos.ts';
import { readCep } from './filiados.cep.ts';
import { refusePalavras } from './filiados.checks.ts';
import { convidarFiliados, readSelecao } from './filiados.convite.ts';
import { printDeclaracao } from './filiados.declaracao.ts';
import { exportFiliados } from './filiados.export.ts';
import { readLinhaDoTempo } from './filiados.linhaDoTempo.ts';
import { removeFiliado } from './filiados.remove.ts';
import { createFiliado, updateFiliado } from './filiados.service.ts';
import { readSucessao } from './filiados.sucessao.ts';
import { listOptions, listParecidos, readPorCpf } from './filiados.views.ts';
import {
  desfazerDesfiliacao,
  desfazerFalecimento,
  desfiliar,
  filiar,
  registrarFalecimento,
} from './filiados.vinculo.ts';

export const filiadosRoutes = (contas: UsuariosDeps) =>
  routes(
    filiadosContract,
    {
      ...recordHandlers(filiados, { nome: 'filiados', titulo: 'Filiados' }),
      export: exportFiliados,
      get: openFiliado,
      reading: (ctx, { id }) => readingOf(filiados, ctx, id, openFiliado(ctx, { id })),
      options: listOptions,
      restritos: readRestritos,
      porCpf: readPorCpf,
      parecidos: listParecidos,
      linhaDoTempo: readLinhaDoTempo,
      declaracao: printDeclaracao,
      acessos: readAcessosComNomes,
      sucessao: readSucessao,
      cep: (ctx, { cep }) => readCep(ctx, cep),
      create: async (ctx, novo) => {
        await refusePalavras(ctx, novo);
        return createFiliado(contas, ctx, novo);
      },
      update: async (ctx, mudado) => {
        await refusePalavras(ctx, mudado);
        return updateFiliado(contas, ctx, mudado);
      },
      remove: (ctx, seen) => removeFiliado(contas, ctx, seen),
      selecao: readSelecao,
      convidar: (ctx, input) => convidarFiliados(contas, ctx, input),
      anexar: attachFicha,
      removerAnexo: removeAnexoDaFicha,
      filiar,
      desfiliar,
      desfazerDesfiliacao,
      registrarFalecimento: (ctx, input) => registrarFalecimento(contas, ctx, input),
      desfazerFalecimento: (ctx, input) => desfazerFalecimento(contas, ctx, input),
    },
    { record: filiados },
  );
