/** What the drawers of an exit, its correction and its return ask; every field may be empty on the way. Source: spec 3 §5; decisions-sindical-contratos-patrimonio (Flow). */
import { withWholeRule } from '@sede/domain/contract';
import { z } from 'zod';
import type { DiaEHora } from '../patrimonio.rules.ts';
import { faltasDoFluxo, faltasDoRetorno } from './fluxo.rules.ts';
import { bensDaSaidaField, fluxoFields, retornoFields } from './fluxo.schema.ts';

/** `agora`: day and hour on the wall in São Paulo, asked when the form is sent. */
export const fluxoForm = (agora: () => DiaEHora) =>
  withWholeRule(z.object({ ...fluxoFields, bens: bensDaSaidaField(), jaRetornou: z.boolean() }), (values) => {
    const { bens = [], idFuncionario = null, responsavel = null, email = null, dataSaida = null } = values;
    const { horaSaida = null, previsao = null, dataRetorno = null, horaRetorno = null, jaRetornou } = values;
    return faltasDoFluxo(
      {
        ...{ bens: bens.length, idFuncionario, responsavel, email, dataSaida, horaSaida, previsao },
        ...{ retornou: jaRetornou, dataRetorno, horaRetorno },
      },
      agora(),
    );
  });

/** Of an exit that is out since then. */
export const retornoForm = (saida: { dataSaida: string | null; horaSaida: string | null }, agora: () => DiaEHora) =>
  withWholeRule(z.object(retornoFields), ({ dataRetorno = null, horaRetorno = null }) =>
    faltasDoRetorno({ dataRetorno, horaRetorno }, saida, agora()),
  );
