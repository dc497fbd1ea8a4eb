/** Binds the operations of contracts to their services. */
import { contratosContract } from '@sede/domain/modules/contratos/contratos/contract';
import { routes } from '#platform/api/index.ts';
import { listToldHistory } from '#platform/import/index.ts';
import { readingOf } from '#platform/records/index.ts';
import { reenviarAlerta } from './alertas.reenviar.ts';
import { readAlertas } from './alertas.views.ts';
import { contratos, contratosComExcluidos } from './contrato.record.ts';
import { aditar, desfazerAditivo } from './contratos.aditivos.ts';
import { removerAnexo } from './contratos.anexos.ts';
import { readAditivos, readDespesas, readObservacoes, readReceitas } from './contratos.despesas.ts';
import { encerrar, excluir, reabrir } from './contratos.encerrar.ts';
import { exportContratos, listContratos, readContadores, readResumo, totalsDosContratos } from './contratos.lista.ts';
import { listOpcoesDeContrato } from './contratos.options.ts';
import { anotarContrato, createContrato, updateContrato } from './contratos.service.ts';
import { readContrato } from './contratos.views.ts';

export const contratosRoutes = routes(
  contratosContract,
  {
    list: listContratos,
    totals: totalsDosContratos,
    export: exportContratos,
    resumo: readResumo,
    contadores: readContadores,
    options: listOpcoesDeContrato,
    get: (ctx, { id }) => readContrato(ctx, id),
    reading: (ctx, { id }) => readingOf(contratos, ctx, id, readContrato(ctx, id)),
    history: (ctx, asked) => contratos.history(ctx, asked),
    historicoAnterior: (ctx, { id }) => listToldHistory(ctx, contratos, id),
    observacoes: readObservacoes,
    despesas: readDespesas,
    receitas: readReceitas,
    aditivos: readAditivos,
    alertas: readAlertas,
    reenviarAlerta,
    create: createContrato,
    update: updateContrato,
    removerAnexo,
    anotar: anotarContrato,
    encerrar,
    reabrir,
    excluir,
    aditar,
    desfazerAditivo,
  },
  { record: contratos, except: { excluir: contratosComExcluidos } },
);
