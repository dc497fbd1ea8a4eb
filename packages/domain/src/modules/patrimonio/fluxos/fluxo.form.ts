/** What the drawers of an exit, its correction and its return ask; every field may be empty on the way. Source: spec 3 §5; decisions-sindical-contratos-patrimonio (Flow). */
import { z } from 'zod';
import type { DiaEHora } from '../patrimonio.rules.ts';
import { faltasDoFluxo, faltasDoRetorno } from './fluxo.rules.ts';
import { bensDaSaidaField, fluxoFields, retornoFields } from './fluxo.schema.ts';

/** `agora`: day and hour on the wall in São Paulo, asked when the form is sent. */
export const fluxoForm = (agora: () => DiaEHora) =>
  z.object({ ...fluxoFields, bens: bensDaSaidaField(), jaRetornou: z.boolean() }).superRefine((values, ctx) => {
    const { bens = [], idFuncionario = null, responsavel = null, email = null, dataSaida = null } = values;
    const { horaSaida = null, previsao = null, dataRetorno = null, horaRetorno = null, jaRetornou } = values;
    const faltas = faltasDoFluxo(
      {
        ...{ bens: bens.length, idFuncionario, responsavel, email, dataSaida, horaSaida, previsao },
        ...{ retornou: jaRetornou, dataRetorno, horaRetorno },
      },
      agora(),
    );
    for (const [nome, message] of Object.entries(faltas)) ctx.addIssue({ code: 'custom', path: [nome], message });
  });

/** Of an exit that is out since then. */
export const retornoForm = (saida: { dataSaida: string | null; horaSaida: string | null }, agora: () => DiaEHora) =>
  z.object(retornoFields).superRefine(({ dataRetorno = null, horaRetorno = null }, ctx) => {
    for (const [nome, message] of Object.entries(faltasDoRetorno({ dataRetorno, horaRetorno }, saida, agora())))
      ctx.addIssue({ code: 'custom', path: [nome], message });
  });
