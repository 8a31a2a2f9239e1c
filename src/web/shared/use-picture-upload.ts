import { useState } from 'react';
import { PICTURE_BYTES_MAX } from '#contract/picture-paths.ts';
import { useProblemSentence } from '../api/problem-text.tsx';
import { useUploadPictureMutation } from '../features/pictures/api.ts';

type PictureUpload = {
  /** Uploads a picture; returns its path, or null when it is refused. */
  upload: (file: File) => Promise<string | null>;
  /** Why the last picture was refused. */
  error: string | undefined;
  isLoading: boolean;
};

/** Uploads pictures of a form; one that is too large is refused before it is sent. */
export function usePictureUpload(tooLargeText: string): PictureUpload {
  const sentence = useProblemSentence();
  const [send, { error, isLoading, reset }] = useUploadPictureMutation();
  const [isTooLarge, setIsTooLarge] = useState(false);
  const refusal = error === undefined ? undefined : sentence(error);

  const upload = async (file: File) => {
    reset();
    setIsTooLarge(file.size > PICTURE_BYTES_MAX);
    if (file.size > PICTURE_BYTES_MAX) return null;
    const { data } = await send(file);
    return data?.image ?? null;
  };
  return { upload, error: isTooLarge ? tooLargeText : refusal, isLoading };
}
