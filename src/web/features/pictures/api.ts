import type { z } from 'zod';
import { savedPictureSchema } from '#contract/schemas/pictures.ts';
import { baseApi } from '../../api/base-api.ts';

/** Pictures of services and locations. */
const picturesApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    /** Uploads a file; the server stores it in the sizes that pages use, and `image` is the path for a service or a location. */
    uploadPicture: build.mutation<z.infer<typeof savedPictureSchema>, File>({
      query: (file) => {
        const body = new FormData();
        body.append('picture', file);
        return { url: 'pictures', method: 'POST', body };
      },
      ...(import.meta.env.DEV && { responseSchema: savedPictureSchema }),
    }),
  }),
});

export const { useUploadPictureMutation } = picturesApi;
