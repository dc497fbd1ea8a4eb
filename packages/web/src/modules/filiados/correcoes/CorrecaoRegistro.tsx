import { Button } from '@mantine/core';
import { describeValue, formatInstantBr, nomeProprio } from '@sede/domain/kernel';
import {
  CAMPOS_CORRIGIVEIS,
  type Correcao,
  correcoesMessages as messages,
  ROTULO_DO_CAMPO,
} from '@sede/domain/modules/filiados/correcoes';
import { MASCARADO, filiadosMessages as textos } from '@sede/domain/modules/filiados/filiados';
import { IconEye } from '@tabler/icons-react';
import { Link } from '#platform/routing/index.ts';
import { Fact, Facts } from '#platform/ui/reading.ts';
import { CasaTag } from '../filiados/index.ts';
import { CorrecaoTag } from './CorrecaoTag.tsx';
import classes from './correcoes.module.css';

function Texto({ valor }: { valor: string }) {
  if (valor !== MASCARADO) return valor;
  return (
    <>
      <span aria-hidden>•••••••</span>
      <span className="visually-hidden">Oculto</span>
    </>
  );
}

function Valor({ correcao: { campo }, valor }: { correcao: Correcao; valor: string | null }) {
  return <Texto valor={valor === MASCARADO ? valor : describeValue(CAMPOS_CORRIGIVEIS[campo], valor)} />;
}

/** One correction as the desk reads it: what the record has, had when it was asked, and should have. */
export function CorrecaoRegistro({ correcao, mostrar }: { correcao: Correcao; mostrar: (() => void) | null }) {
  const { filiadoId, filiadoNome, empresa, cadastro, campo, estado, criadoEm, mudou, igual } = correcao;
  const { decididaEm, decididaPorNome, motivo } = correcao;
  const aberta = estado === 'pedida';
  return (
    <>
      <header className={classes.head}>
        <h2>
          {ROTULO_DO_CAMPO[campo]} de {nomeProprio(filiadoNome)}
        </h2>
        <CorrecaoTag estado={estado} /> <CasaTag casa={empresa} />
        <p>
          Pedida em {formatInstantBr(criadoEm)} · <Link to={`/filiados/${filiadoId}`}>Abrir a ficha do filiado</Link>
        </p>
        {decididaEm && (
          <p>
            {estado === 'aceita' ? 'Aceita' : 'Recusada'} por {decididaPorNome} em {formatInstantBr(decididaEm)}
            {motivo && `. Motivo: ${motivo}`}
          </p>
        )}
        {cadastro === 'INATIVO' && <p className={classes.warn}>{textos.naoEMaisFiliado}</p>}
        {aberta && igual && <p className={classes.warn}>{messages.jaEstaCerto}</p>}
        {aberta && mudou && !igual && <p className={classes.warn}>{messages.mudou}</p>}
      </header>
      <section className={classes.part}>
        <Facts>
          <Fact label={messages.quandoPediu}>
            <Valor correcao={correcao} valor={correcao.valorAntes} />
          </Fact>
          <Fact label={messages.naFicha}>
            <Valor correcao={correcao} valor={correcao.valorAtual} />
          </Fact>
          <Fact label={messages.valorPedido}>
            <strong>
              <Valor correcao={correcao} valor={correcao.valorPedido} />
            </strong>
          </Fact>
          <Fact label="Justificativa" wide>
            <Texto valor={correcao.justificativa} />
          </Fact>
        </Facts>
        {mostrar && (
          <Button variant="default" leftSection={<IconEye size={16} aria-hidden />} onClick={mostrar}>
            {textos.mostrar}
          </Button>
        )}
      </section>
    </>
  );
}
