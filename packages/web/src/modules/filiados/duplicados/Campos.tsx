import { describeValue, type FieldSpecs } from '@sede/domain/kernel';
import {
  type Comparacao,
  type FichaComparada,
  GRUPOS_DE_CAMPOS,
  type GrupoDeCampos,
  gruposDiferentes,
} from '@sede/domain/modules/filiados/duplicados';
import { FILIADO_FIELDS } from '@sede/domain/modules/filiados/filiados';
import classes from './duplicados.module.css';

const SPECS: FieldSpecs = FILIADO_FIELDS;
const NADA = 'não informado';

function texto({ valores }: FichaComparada, { campos }: GrupoDeCampos): string {
  const said = campos.flatMap((campo) => {
    const [spec, valor] = [SPECS[campo], valores[campo]];
    if (!spec || valor === null || valor === undefined || valor === '') return [];
    // 'não' says nothing beside a number that is not there.
    if (valor === false) return [];
    return [spec.tipo === 'simNao' ? spec.rotulo : describeValue(spec, valor)];
  });
  return said.length === 0 ? NADA : said.join(' · ');
}

interface LadoProps {
  grupo: GrupoDeCampos;
  ficha: FichaComparada;
  lado: 'fica' | 'sai';
  chosen: boolean;
  onChoose: (() => void) | null;
}
function Valor({ grupo, ficha, lado, chosen, onChoose }: LadoProps) {
  const says = texto(ficha, grupo);
  const word = `ficha que ${lado}`;
  return (
    <label className={`${classes.valor} ${chosen ? classes.escolhido : ''}`}>
      <input
        type="radio"
        name={grupo.id}
        checked={chosen}
        disabled={onChoose === null}
        aria-label={`${grupo.rotulo}, da ${word}: ${says}`}
        onChange={() => onChoose?.()}
      />
      <span>
        <span className={classes.ficaOuSai}>Da {word}</span>
        {says}
      </span>
    </label>
  );
}

interface CamposProps {
  comparacao: Comparacao;
  daOutra: readonly string[];
  /** null: they are read, not chosen. */
  onChange: ((daOutra: readonly string[]) => void) | null;
}

/** Field by field, which value stays; what is the same in both is counted, not shown. */
export function Campos({ comparacao, daOutra, onChange }: CamposProps) {
  const { fica, sai } = comparacao;
  const grupos = gruposDiferentes(comparacao);
  const iguais = GRUPOS_DE_CAMPOS.length - grupos.length;
  return (
    <section className={classes.parte} aria-labelledby="campos">
      <h2 id="campos">Dados da ficha</h2>
      <p>
        {grupos.length === 0
          ? 'As duas fichas dizem o mesmo.'
          : `${grupos.length} com diferença, ${iguais} iguais ou vazios nas duas. O valor marcado fica; o outro permanece só no histórico.`}
      </p>
      {grupos.map((grupo) => {
        const other = daOutra.includes(grupo.id);
        const choose = (taken: boolean) =>
          onChange && (() => onChange(taken ? [...daOutra, grupo.id] : daOutra.filter((id) => id !== grupo.id)));
        return (
          <fieldset key={grupo.id} className={classes.campo}>
            <legend>{grupo.rotulo}</legend>
            <div className={classes.valores}>
              <Valor grupo={grupo} ficha={fica} lado="fica" chosen={!other} onChoose={choose(false)} />
              <Valor grupo={grupo} ficha={sai} lado="sai" chosen={other} onChoose={choose(true)} />
            </div>
          </fieldset>
        );
      })}
    </section>
  );
}
