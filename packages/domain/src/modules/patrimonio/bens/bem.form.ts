/** What the drawer of an asset asks. Every field may be empty on the way, so that all that is missing is told at once. Source: spec 3 §5; decisions-sindical-contratos-patrimonio (Assets). */
import { field, withWholeRule } from '@sede/domain/contract';
import { z } from 'zod';
import { faltasDoBem } from './bem.form.rules.ts';
import { bemFields, classeField } from './bem.schema.ts';

const aberto = z.object({ classe: classeField(), ...bemFields, anexos: z.array(z.object({ id: field.id() })) });

/** `hoje`: the day of São Paulo. */
export const bemForm = (hoje: string) =>
  withWholeRule(aberto, (values) => {
    const { tipoObjeto = null, nPatrimonio = null, empresa = null, cnpj = null, responsavel = null } = values;
    const { dataAlocacao = null, retorno = null, situacaoBase = null, dataDescarte = null } = values;
    const { classe, dataAquisicao = null, garantiaAte = null } = values;
    return faltasDoBem(
      {
        ...{ classe, tipoObjeto, nPatrimonio, empresa, cnpj, responsavel, dataAlocacao, retorno, situacaoBase },
        ...{ dataDescarte, dataAquisicao, garantiaAte },
      },
      hoje,
    );
  }).transform(({ anexos, ...values }) => ({ ...values, anexos: anexos.map(({ id }) => id) }));
