import {
  CAMPOS_DEPENDENTE,
  type CampoDependente,
  MAX_DEPENDENTES,
  nomeDoCampoDependente,
} from '@sede/domain/modules/filiados/pedidos-filiacao';
import { PublicButton } from '#platform/public/index.ts';
import { CampoPublico } from './CampoPublico.tsx';
import classes from './filiacao.module.css';
import type { FormularioAberto } from './useFormulario.ts';

// The keys of a literal without others.
const CAMPOS = Object.keys(CAMPOS_DEPENDENTE) as CampoDependente[];
const OBRIGATORIOS: readonly CampoDependente[] = ['nomeDependente', 'dataNascimentoDependente'];

/** Dependents, one below the other; none is an empty row. */
export function PassoDependentes({ aberto }: { aberto: FormularioAberto }) {
  const { form, erros, setDependente, addDependente, removeDependente } = aberto;
  const rows = form.dependentes;
  return (
    <>
      <p className={classes.lead}>Se não tem dependentes, continue sem preencher.</p>
      {rows.map((dependente, indice) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a row has nothing else, and every value is held by the form
        <fieldset key={indice} className={classes.dependent}>
          <legend>Dependente {indice + 1}</legend>
          <div className={classes.grid}>
            {CAMPOS.map((campo) => (
              <div key={campo} data-span={2}>
                <CampoPublico
                  name={nomeDoCampoDependente(indice, campo)}
                  campo={CAMPOS_DEPENDENTE[campo]}
                  label={CAMPOS_DEPENDENTE[campo].rotulo}
                  required={OBRIGATORIOS.includes(campo)}
                  value={dependente[campo]}
                  onChange={(text) => setDependente(indice, campo, text)}
                  error={erros[nomeDoCampoDependente(indice, campo)]}
                />
              </div>
            ))}
          </div>
          <PublicButton
            disabled={rows.length === 1}
            aria-label={`Remover o dependente ${indice + 1}`}
            onClick={() => removeDependente(indice)}
          >
            Remover
          </PublicButton>
        </fieldset>
      ))}
      {rows.length < MAX_DEPENDENTES && <PublicButton onClick={addDependente}>Adicionar dependente</PublicButton>}
    </>
  );
}
