/** What the drawers of a maintenance and of its end ask; every field may be empty on the way. Source: spec 3 §5; decisions-sindical-contratos-patrimonio (Maintenance). */
import { field, withWholeRule } from '@sede/domain/contract';
import { z } from 'zod';
import { faltasDaManutencao, faltasDoFim } from './manutencao.rules.ts';
import { descartePendenteField, fimFields, manutencaoFields } from './manutencao.schema.ts';

const despesa = { idDespesa: manutencaoFields.idDespesa, descartePendente: descartePendenteField() };

const aberta = z.object({
  ...{ ...manutencaoFields, jaRetornou: z.boolean() },
  anexos: z.array(z.object({ id: field.id() })),
});

/** `hoje`: the day of São Paulo. */
export const manutencaoForm = (hoje: string) =>
  withWholeRule(aberta, (values) => {
    const { bemId = null, responsavel = null, descricaoProblema = null, dataManutencao = null } = values;
    const { dataRetorno = null, resultado = null, jaRetornou: retornou } = values;
    const dados = { bemId, responsavel, descricaoProblema, dataManutencao, retornou, dataRetorno, resultado };
    return faltasDaManutencao(dados, hoje);
  }).transform(({ anexos, ...values }) => ({ ...values, anexos: anexos.map(({ id }) => id) }));

/** Of one that is open since then. */
export const fimForm = (dataManutencao: string | null, hoje: string) =>
  withWholeRule(z.object({ ...fimFields, ...despesa }), ({ dataRetorno = null, resultado = null }) =>
    faltasDoFim({ dataRetorno, resultado }, dataManutencao, hoje),
  );
