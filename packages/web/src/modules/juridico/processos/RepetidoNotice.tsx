import { Button } from '@mantine/core';
import {
  digitosDe,
  processosErrors as errors,
  formatNumeroCnj,
  isNumeroCnj,
  processoMessages as messages,
  type TipoDeProcesso,
} from '@sede/domain/modules/juridico/processos';
import { useQuery } from '@tanstack/react-query';
import { orpc } from '#platform/api/index.ts';
import { FormNotice, usePaused } from '#platform/ui/form.ts';
import type { ValoresDoProcesso } from './processo.values.ts';
import { processoPath } from './processos.paths.ts';
import { chaveDoNumero, type NumeroRepetido } from './useNumeroRepetido.ts';

export interface RepetidoNoticeProps {
  tipo: TipoDeProcesso;
  valores: Pick<ValoresDoProcesso, 'numero' | 'formatoAntigo' | 'tribunalOrgao' | 'escritorioId'>;
  /** The case that is edited: it is not another one. */
  menos?: string;
  repetido: NumeroRepetido;
  busy: boolean;
  onConfirm: () => void;
}

interface Outro {
  id: string;
  numero: string | null;
}

const MIN_DIGITOS = 4;

/** The other cases with a number that is whole, asked while one types. */
function useOutros({ tipo, valores, menos }: RepetidoNoticeProps) {
  const { numero, formatoAntigo, tribunalOrgao, escritorioId } = usePaused(valores);
  const digitos = digitosDe(numero);
  const whole = tipo === 'Judicial' && !formatoAntigo ? isNumeroCnj(digitos) : digitos.length >= MIN_DIGITOS;
  const input = {
    ...{ tipo, numero: numero.trim() },
    ...(escritorioId !== null && { escritorioId }),
    ...(tribunalOrgao !== null && { tribunalOrgao }),
    ...(menos !== undefined && { menos }),
  };
  const enabled = tipo !== 'Procedimento' && whole;
  const { data } = useQuery({ ...orpc.processos.conferirNumero.queryOptions({ input }), enabled });
  const asked = chaveDoNumero({ numero, tribunalOrgao, escritorioId });
  return enabled && asked === chaveDoNumero(valores) ? (data?.repetidos ?? []) : [];
}

/** Beside the form, so that nothing typed is lost. */
const Abrir = ({ outro: { id, numero } }: { outro: Outro }) => (
  <a href={processoPath(id)} target="_blank" rel="noreferrer">
    Abrir {numero ? formatNumeroCnj(numero) : 'o processo'}
    <span className="visually-hidden"> (abre em outra aba)</span>
  </a>
);

/** Another case has this number: in the same office it is asked, in another one told. Source: decisions-legal (Cases). */
export function RepetidoNotice(props: RepetidoNoticeProps) {
  const { valores, repetido, busy, onConfirm } = props;
  const outros = useOutros(props);
  const recusado = repetido.recusado?.chave === chaveDoNumero(valores) ? repetido.recusado : null;
  const mesmo = outros.find(({ mesmoEscritorio }) => mesmoEscritorio) ?? recusado;
  return (
    <>
      {mesmo && (
        <FormNotice
          actions={
            <Button
              variant="default"
              size="xs"
              disabled={busy}
              onClick={() => {
                repetido.consentTo(valores);
                onConfirm();
              }}
            >
              {messages.salvarRepetido}
            </Button>
          }
        >
          {errors.numero_repetido().message} <Abrir outro={mesmo} />
        </FormNotice>
      )}
      {outros
        .filter(({ mesmoEscritorio }) => !mesmoEscritorio)
        .map((outro) => (
          <FormNotice key={outro.id}>
            {messages.emOutroEscritorio(outro.escritorioNome ?? 'outro escritório')} <Abrir outro={outro} />
          </FormNotice>
        ))}
    </>
  );
}
