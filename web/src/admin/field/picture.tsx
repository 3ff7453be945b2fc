import { type ComponentType, useId, useState } from 'react';
import type { ContentPicture } from '../../../../content/common/pictures.ts';
import { factsOf } from '../../../../rules/field/field.ts';
import { alternativeText } from '../../../../rules/form/picture.ts';
import control from '../../forms/fields/field.module.css';
import { controlAttributes, Field } from '../../forms/fields/field.tsx';
import { useDescribePictureMutation, usePicturesAtQuery } from '../../generated/admin-hooks.ts';
import { MediaChoice } from '../media/choice.tsx';
import { PictureUpload } from '../media/picture-upload.tsx';
import { SUGGESTED } from '../media/tile.tsx';
import { Button } from '../ui/button.tsx';
import { useSend } from '../ui/change/use-change.ts';
import type { ControlProps } from './control.tsx';
import { FocalPoint } from './focal-point.tsx';
import { useEntry, useSuggestion } from './form.ts';
import { PictureTile } from './tile/picture-tile.tsx';
import { useSuggestedText } from './use-suggested-text.ts';
import { noPicture, pictureOfField } from './values.ts';

const altHint = 'For people who can’t see the picture: screen readers read it aloud.';

/** A picture: its file, which is uploaded at once, its alternative text, and its focal point. */
export function PictureControl(props: ControlProps) {
  const { field, value } = props;
  if (field.focal !== false) return <PictureFields {...props} />;
  return <StoredPicture {...props} View={field.tile && value ? PictureTile : PictureFields} />;
}

export type PictureViewProps = ControlProps & { onBlur?: () => void };

/** A picture that is stored as its URL. Its alternative text belongs to the picture, wherever it is used. */
function StoredPicture({
  value,
  onChange,
  View,
  ...props
}: ControlProps & { View: ComponentType<PictureViewProps> }) {
  const url = String(value ?? '');
  const { data } = usePicturesAtQuery({ variables: { urls: [url] }, skip: !url });
  const { keepPending, clearErrors } = useEntry();
  const describe = useSend(useDescribePictureMutation(), ['PicturesAt']);
  const [chosen, setChosen] = useState<ContentPicture>();
  const stored = data?.picturesAt[0]?.picture;
  const known = chosen?.src === url ? chosen : url ? { ...(stored ?? noPicture), src: url } : undefined;
  return (
    <View
      {...props}
      value={known}
      onChange={(changed) => {
        const picture = changed as ContentPicture | undefined;
        setChosen(picture);
        if (picture?.src !== url) onChange(picture?.src ?? '');
        else clearErrors(`${props.name}.alt`);
      }}
      onBlur={() => {
        if (!chosen || chosen.alt === stored?.alt) return;
        keepPending(url, () => describe({ url, alt: chosen.alt }));
      }}
    />
  );
}

function PictureFields(props: PictureViewProps) {
  const { field, label, name, value, onChange } = props;
  const { errors } = useEntry();
  const suggest = useSuggestion();
  const picture = (value ?? noPicture) as ContentPicture;
  const altId = useId();
  const altError = errors[`${name}.alt`];
  const { isSuggested, confirm } = useSuggestedText(picture);
  const advice = isSuggested && (
    <>
      {SUGGESTED}.{' '}
      <Button of={`for ${label}`} look="link" onClick={confirm}>
        It’s right
      </Button>
    </>
  );
  const isAltRequired = field.altRequired || field.focal !== false;
  return (
    <PictureUpload
      legend={label}
      name={name}
      error={errors[name] ?? errors[`${name}.src`]}
      suggest={(file) => suggest(file)}
      // The text and the focal point belong to the picture that is replaced.
      onUploaded={(uploaded) => onChange(pictureOfField(uploaded))}
      sources={<MediaChoice onChoose={(chosen) => onChange(pictureOfField(chosen))} />}
      before={
        field.focal === false ? (
          // Only a picture of this site has sources.
          picture.sources.length > 0 && <img src={picture.src} alt="" width={160} height={100} />
        ) : (
          <FocalPoint name={name} picture={picture} onChange={(focus) => onChange({ ...picture, focus })} />
        )
      }
    >
      {(picture.src || altError) && (
        <Field
          id={altId}
          label={isAltRequired ? 'Alternative text *' : 'Alternative text'}
          hint={altHint}
          advice={advice}
          error={altError}
        >
          <textarea
            {...controlAttributes(altId, { hint: altHint, advice, error: altError })}
            name={`${name}.alt`}
            className={control.control}
            rows={3}
            maxLength={factsOf(alternativeText).maxLength}
            value={picture.alt}
            onChange={({ target }) => onChange({ ...picture, alt: target.value })}
            onBlur={props.onBlur}
          />
        </Field>
      )}
      {(field.optional || field.required === false) && picture.src && (
        <Button of={label} look="link" onClick={() => onChange(undefined)}>
          Remove the picture
        </Button>
      )}
    </PictureUpload>
  );
}
