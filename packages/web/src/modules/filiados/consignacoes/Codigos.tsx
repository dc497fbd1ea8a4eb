import { OCORRENCIAS, type PainelDaConsignacao, ROTULO_CODIGO } from '@sede/domain/modules/filiados/consignacoes';
import { Pills } from '#platform/ui/index.ts';

export interface CodigosProps extends Pick<PainelDaConsignacao, 'codigos' | 'ocorrencias' | 'aTratar'> {
  codigo: readonly string[] | null;
  tratado: boolean | null;
  onChoose: (escolha: { codigo: string[] | null; tratado: boolean | null }) => void;
}

const TODAS = 'todas';
const A_TRATAR = 'a tratar';

/** The occurrences of the month by their code, each a quick filter with how many there are. Source: design/areas/filiados-consignacao. */
export function Codigos({ codigos, ocorrencias, aTratar, codigo, tratado, onChoose }: CodigosProps) {
  const only = codigo?.length === 1 && tratado === null ? codigo[0] : undefined;
  const whole = tratado === null ? TODAS : tratado ? undefined : A_TRATAR;
  return (
    <Pills
      label="Ocorrências por código"
      options={[
        { value: TODAS, label: 'Todas', count: ocorrencias },
        { value: A_TRATAR, label: 'A tratar', count: aTratar },
        ...codigos
          .filter(({ codigo: um }) => OCORRENCIAS.includes(um))
          .map(({ codigo: um, total }) => ({ value: um, label: ROTULO_CODIGO[um] ?? um, count: total })),
      ]}
      value={codigo === null ? whole : only}
      onChange={(escolha) =>
        onChoose({
          codigo: escolha === TODAS || escolha === A_TRATAR ? null : [escolha],
          tratado: escolha === A_TRATAR ? false : null,
        })
      }
    />
  );
}
