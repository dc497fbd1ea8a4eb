import { temasMessages as messages, type TemaCompleto } from '@sede/domain/modules/sindical/temas';
import { IconPlus } from '@tabler/icons-react';
import { DateText, StatusTag } from '#platform/ui/index.ts';
import { Nothing } from '#platform/ui/reading.ts';
import { TEXTOS } from '../textos.ts';
import { Secao } from './Secao.tsx';
import classes from './tema.module.css';
import { VerAnexados } from './VerAnexados.tsx';

interface Props {
  tema: TemaCompleto;
  onEditar: (() => void) | null;
  onNova: (() => void) | null;
}

/** Section 4: what the union did, a timeline, newest first. Source: spec 3 §2.10; decisions-sindical-contratos-patrimonio (Themes). */
export function Acoes({ tema, onEditar, onNova }: Props) {
  const acoes = tema.existeAcoesSindicato ? tema.acoes : [];
  return (
    <Secao
      numero={4}
      nota={acoes.length || undefined}
      onEditar={onEditar}
      acao={
        onNova && (
          <button type="button" className={classes.link} onClick={onNova}>
            <IconPlus size={14} aria-hidden />
            {TEXTOS.novaAcao}
          </button>
        )
      }
    >
      {acoes.length === 0 ? (
        <Nothing>{messages.semRegistros}</Nothing>
      ) : (
        <ol className={classes.linha}>
          {acoes.map(({ id, dataAcao, descricaoAcao, classificacaoAcao, comunicacao, autor, arquivos, links }) => (
            <li key={id}>
              <span className={classes.data}>
                <DateText value={dataAcao} />
              </span>
              <span className={classes.ponto} aria-hidden />
              <span className={classes.feito}>
                <span className={classes.texto}>{descricaoAcao}</span>
                <span className={classes.por}>
                  {autor}
                  <VerAnexados arquivos={arquivos} links={links} de={descricaoAcao} />
                </span>
              </span>
              <span className={classes.etiquetas}>
                {classificacaoAcao && <StatusTag tone="neutral" label={classificacaoAcao} />}
                {comunicacao && <StatusTag tone="ok" label="Comunicado" />}
              </span>
            </li>
          ))}
        </ol>
      )}
    </Secao>
  );
}
